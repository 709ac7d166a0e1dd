import { readFileSync } from "node:fs";
import { App, Stack } from "aws-cdk-lib";
import { Annotations, Match } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { checkPrivacyPolicy } from "#infra/stacks/check-privacy-policy.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import { appOf, fullStage } from "#tests/infra/fixtures.ts";

const sample = "Messages are in one cloud\nregion, in Sydney, Australia.";

const warningsOf = (stack: Stack) =>
	Annotations.fromStack(stack).findWarning(
		"*",
		Match.stringLikeRegexp("keeps contact messages in"),
	);

test.each([
	["ap-southeast-2", undefined, sample, 0],
	["ap-southeast-2", "us-west-2", sample, 1],
	["eu-central-1", undefined, sample, 1],
	["eu-central-1", undefined, "Messages are in Frankfurt.", 0],
])(
	"region %s, standby %s, a policy that says %j: %i warnings",
	(region, standbyRegion, policy, expected) => {
		const stack = new Stack(new App(), "S");
		checkPrivacyPolicy(
			stack,
			{ ...fullStage(), region, standbyRegion },
			policy,
		);
		expect(warningsOf(stack)).toHaveLength(expected);
	},
);

// With another sentence in the policy nothing is compared.
const isSample = /one cloud\s+region,\s+in Sydney/.test(
	readFileSync("content/copy/pages/privacy.md", "utf8"),
);

test.runIf(isSample)(
	"a stage for visitors is warned of, not one for trying out",
	() => {
		const warned = ["prod", "dev"].filter((name) => {
			const app = appOf({ ...exampleStage(name), region: "us-east-1" });
			return (
				warningsOf(app.node.findChild(stackName(name)) as Stack).length > 0
			);
		});
		expect(warned).toEqual(["prod"]);
	},
);
