import { expect, test } from "vitest";
import { publishAgain } from "#infra/publish/publish-again.ts";
import { fakeAws } from "#tests/infra/fake-aws.ts";

const describeStacks = (stack: object) => ({
	"cloudformation describe-stacks": {
		Stacks: [{ StackStatus: "UPDATE_COMPLETE", ...stack }],
	},
});
const parameters = [
	{ ParameterKey: "BootstrapVersion", ParameterValue: "/cdk-bootstrap" },
	{ ParameterKey: "PublicationRun", ParameterValue: "0" },
];
const publish = () =>
	publishAgain({
		region: "ap-southeast-2",
		stack: "Company-Prod",
		pollMs: 1,
		say: () => {},
	});

test("the stack is updated with its own template, and one parameter changes", async () => {
	const commands = fakeAws({
		...describeStacks({
			Parameters: parameters,
			StackStatus: "UPDATE_ROLLBACK_COMPLETE",
			StackStatusReason: "Publication failed",
		}),
		"cloudformation update-stack": { StackId: "id" },
	});
	await expect(publish()).rejects.toThrow(
		"Company-Prod: UPDATE_ROLLBACK_COMPLETE, Publication failed",
	);
	const update = commands().find((command) => command.includes("update-stack"));
	expect(update).toMatch(
		/--use-previous-template .*--parameters ParameterKey=BootstrapVersion,UsePreviousValue=true ParameterKey=PublicationRun,ParameterValue=\d{4}-\d\d-\d\dT[\d:.]+Z --region ap-southeast-2/,
	);
	expect(update).not.toMatch(/--template-(body|url)/);
});

test("a stack from before there was this command is left alone", async () => {
	const commands = fakeAws(
		describeStacks({ Parameters: parameters.slice(0, 1) }),
	);
	await expect(publish()).rejects.toThrow("run npx cdk deploy once");
	expect(commands()).toHaveLength(1);
});

test("a stack that is not there is one line", async () => {
	fakeAws({
		"cloudformation describe-stacks":
			"error: An error occurred (ValidationError): Stack with id Company-Prod does not exist",
	});
	await expect(publish()).rejects.toThrow(
		/^An error occurred .* does not exist$/,
	);
});
