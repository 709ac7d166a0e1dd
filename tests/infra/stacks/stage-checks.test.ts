import { readFileSync } from "node:fs";
import { App, Stack } from "aws-cdk-lib";
import { Annotations, Match } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { checkOrigin } from "#infra/stacks/check-origin.ts";
import { checkPrivacyPolicy } from "#infra/stacks/check-privacy-policy.ts";
import { checkSender } from "#infra/stacks/check-sender.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import { appOf, fullStage } from "#tests/infra/fixtures.ts";

// What the synth of a stage says about its settings.

const full = fullStage();
const emptyStack = () => new Stack(new App(), "S");
const warningsOf = (stack: Stack, pattern: string) =>
	Annotations.fromStack(stack).findWarning(
		"*",
		Match.stringLikeRegexp(pattern),
	);
/** Returns the warnings of a whole stage's synth. */
function warningsOfStage(stage: StageConfig, pattern: string) {
	const stack = appOf(stage).node.findChild(stackName(stage.name)) as Stack;
	return warningsOf(stack, pattern);
}

const sameMailbox = "give mail\\.from an address of its own";

test.each([
	["website@a.example", "hello@a.example", 0],
	["hello@a.example", "hello@a.example", 1],
	["Hello@a.example", "hello+web@a.example", 1],
])("mail from %s to %s causes %i warnings", (from, to, expected) => {
	const stack = emptyStack();
	checkSender(stack, { ...full, mail: { from, to, identity: "create" } });
	expect(warningsOf(stack, sameMailbox)).toHaveLength(expected);
});

test("a stage that goes live is warned of its mailbox, not one for trying out in SES's sandbox", () => {
	const warned = ["prod", "dev"].filter(
		(name) => warningsOfStage(exampleStage(name), sameMailbox).length > 0,
	);
	expect(warned).toEqual(["prod"]);
});

const otherRegion = "keeps contact messages in";
const sample = "Messages are in one cloud\nregion, in Sydney, Australia.";

test.each([
	["ap-southeast-2", undefined, sample, 0],
	["ap-southeast-2", "us-west-2", sample, 1],
	["eu-central-1", undefined, sample, 1],
	["eu-central-1", undefined, "Messages are in Frankfurt.", 0],
])(
	"region %s, standby %s, a policy that says %j: %i warnings",
	(region, standbyRegion, policy, expected) => {
		const stack = emptyStack();
		checkPrivacyPolicy(stack, { ...full, region, standbyRegion }, policy);
		expect(warningsOf(stack, otherRegion)).toHaveLength(expected);
	},
);

// With another sentence in the policy nothing is compared.
const isSample = /one cloud\s+region,\s+in Sydney/.test(
	readFileSync("content/copy/pages/privacy.md", "utf8"),
);

test.runIf(isSample)(
	"a stage for visitors is warned of its region, not one for trying out",
	() => {
		const warned = ["prod", "dev"].filter((name) => {
			const stage = { ...exampleStage(name), region: "us-east-1" };
			return warningsOfStage(stage, otherRegion).length > 0;
		});
		expect(warned).toEqual(["prod"]);
	},
);

const elsewhere = {
	name: "www.example.com",
	hostedZoneName: "example.com",
	hostedZoneId: "Z123",
};

test("a protected stage is not synthesized for a domain that its pages were not built for", () => {
	expect(() => appOf({ ...full, domain: elsewhere })).toThrow(
		'Stage "full" has the domain www.example.com, but content/site.ts says that the site is at https://www.company.example: set site.origin to https://www.example.com',
	);
});

test("any other stage gets a warning", () => {
	const warningsWith = (domain: typeof elsewhere | undefined) =>
		warningsOfStage({ ...full, protected: false, domain }, "site\\.origin");
	expect(warningsWith(elsewhere)).toHaveLength(1);
	expect(warningsWith(full.domain)).toEqual([]);
	expect(warningsWith(undefined)).toEqual([]);
});

test.each(["http://www.company.example", "https://company.example", ""])(
	"%j is not https://www.company.example",
	(origin) => {
		const stack = emptyStack();
		expect(() => checkOrigin(stack, full, origin)).toThrow("site.origin");
		// A stage without a domain uses CloudFront's own address.
		expect(() =>
			checkOrigin(stack, exampleStage("prod"), origin),
		).not.toThrow();
	},
);

test.each([
	["https://www.company.example", 1],
	["https://www.company.com", 0],
])(
	"a live stage without a domain, whose pages were built for %s, gets %i warnings",
	(origin, count) => {
		const warningsAt = (name: "dev" | "prod") => {
			const stack = emptyStack();
			checkOrigin(stack, exampleStage(name), origin);
			return warningsOf(stack, "an example that nobody can open");
		};
		expect(warningsAt("prod")).toHaveLength(count);
		expect(warningsAt("dev")).toEqual([]);
	},
);
