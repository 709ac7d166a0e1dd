import { expect, test } from "vitest";
import {
	compareTemplates,
	type Template,
} from "#infra/rollback/compare-templates.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { fullStage, templatesOf } from "#tests/infra/fixtures.ts";

// What RUNBOOK.md, "Change the domain of a live stage", says about the templates.

// Not protected, so that the pages need not have been built for each domain.
const before: StageConfig = { ...fullStage(), protected: false };
const otherZone: StageConfig = {
	...before,
	domain: {
		name: "www.renamed.example",
		hostedZoneName: "renamed.example",
		hostedZoneId: "Z9876543210ABC",
	},
	mail: { ...before.mail, from: "hello@renamed.example" },
};
const otherName: StageConfig = {
	...before,
	domain: { ...domainOf(before), name: "site.company.example" },
};
const templates = (stage: StageConfig) =>
	Object.fromEntries(
		Object.entries(templatesOf(stage)).map(([name, template]) => [
			name,
			template.toJSON() as Template,
		]),
	);
const from = templates(before);
const site = stackName(before.name);

test("the sender is all that is replaced of what holds state, and only in another zone", () => {
	const refusalsOf = (stage: StageConfig) =>
		compareTemplates(from, templates(stage)).refusals;
	expect(refusalsOf(otherName)).toEqual([]);
	expect(refusalsOf(otherZone)).toEqual([
		expect.stringMatching(/EmailIdentity.* would be replaced/),
	]);
});

test("the site's distribution takes the new names in place of the old ones, whose records are left", () => {
	const template = templatesOf(otherZone)[site];
	const aliases = Object.values(
		template?.findResources("AWS::CloudFront::Distribution") ?? {},
	).map(({ Properties }) => Properties.DistributionConfig.Aliases);
	expect(aliases).toEqual([["www.renamed.example", "renamed.example"]]);
	const records = Object.entries(
		template?.findResources("AWS::Route53::RecordSet") ?? {},
	).filter(([, { Properties }]) => /^A/.test(Properties.Type));
	expect(records).toHaveLength(4);
	for (const [id, { Properties, UpdateReplacePolicy }] of records) {
		expect(UpdateReplacePolicy).toBe("Retain");
		// The same resource under another name: CloudFormation replaces it.
		const old = from[site]?.Resources?.[id]?.Properties;
		expect([old?.Type, old?.Name]).toEqual([
			Properties.Type,
			Properties.Name.replace("renamed", "company"),
		]);
	}
});

test("the certificate is replaced in a stack of its own, which is deployed first", () => {
	const certificatesOf = (stage: StageConfig) =>
		Object.entries(
			templatesOf(stage)[`${site}-Edge`]?.findResources(
				"AWS::CertificateManager::Certificate",
			) ?? {},
		).map(([id, { Properties }]) => [id, Properties.DomainName]);
	const [[id] = []] = certificatesOf(before);
	expect(certificatesOf(otherZone)).toEqual([[id, "www.renamed.example"]]);
});

function domainOf({ domain }: StageConfig) {
	if (!domain) throw new Error("the stage has no domain");
	return domain;
}
