import { App, Stack } from "aws-cdk-lib";
import { Annotations, Match } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { checkSender } from "#infra/stacks/check-sender.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import { appOf, fullStage } from "#tests/infra/fixtures.ts";

const warningsOf = (stack: Stack) =>
	Annotations.fromStack(stack).findWarning(
		"*",
		Match.stringLikeRegexp("give mail\\.from an address of its own"),
	);

test.each([
	["website@a.example", "hello@a.example", 0],
	["hello@a.example", "hello@a.example", 1],
	["Hello@a.example", "hello+web@a.example", 1],
])("mail from %s to %s causes %i warnings", (from, to, expected) => {
	const stack = new Stack(new App(), "S");
	checkSender(stack, {
		...fullStage(),
		mail: { from, to, identity: "create" },
	});
	expect(warningsOf(stack)).toHaveLength(expected);
});

test("a stage that goes live is warned of, not one for trying out in SES's sandbox", () => {
	const warned = ["prod", "dev"].filter((name) => {
		const app = appOf(exampleStage(name));
		return warningsOf(app.node.findChild(stackName(name)) as Stack).length > 0;
	});
	expect(warned).toEqual(["prod"]);
});
