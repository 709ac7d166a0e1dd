import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Annotations } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { StageConfig } from "./stage-schema.ts";

const policyFile = "content/copy/pages/privacy.md";

/** What the sample's policy promises, and the region that keeps the promise. */
const promise = "one cloud region, in Sydney";
const promisedRegion = "ap-southeast-2";

/**
 * Warns if the Privacy Policy says that messages are in one region, in Sydney, and the stage keeps them in another
 * one, or in two. Only for a stage that visitors use; where the policy says something else, nothing is compared.
 * @param policy the policy's text
 */
export function checkPrivacyPolicy(
	scope: Construct,
	{ domain, name, protected: isProtected, region, standbyRegion }: StageConfig,
	policy = readFileSync(
		resolve(import.meta.dirname, "../..", policyFile),
		"utf8",
	),
): void {
	if (!isProtected && !domain) return;
	const isPromised = policy.replace(/\s+/g, " ").includes(promise);
	const regions = standbyRegion ? [region, standbyRegion] : [region];
	if (!isPromised || regions.join() === promisedRegion) return;
	Annotations.of(scope).addWarningV2(
		"privacy:region",
		`Stage "${name}" keeps contact messages in ${regions.join(" and ")}, but ${policyFile} says that they are in ${promise}: change one of them`,
	);
}
