import { afterEach, expect, test, vi } from "vitest";
import { publishAgain } from "#infra/publish/publish-again.ts";
import { fakeAws } from "#tests/infra/fake-aws.ts";

const now = "2026-01-31T00:00:00.000Z";
afterEach(() => {
	vi.useRealTimers();
});

const describeStacks = (stack: object) => ({
	"cloudformation describe-stacks": {
		StackStatus: "UPDATE_COMPLETE",
		...stack,
	},
});
const parameters = [
	{ ParameterKey: "BootstrapVersion", ParameterValue: "/cdk-bootstrap" },
	{ ParameterKey: "PublicationRun", ParameterValue: "0" },
];
const publish = (print: (line: string) => void = () => {}) =>
	publishAgain({
		region: "ap-southeast-2",
		stack: "Company-Prod",
		pollMs: 1,
		print,
	});

/** The stack as successive calls describe it. */
const describedAs = (...stacks: object[]) => ({
	"cloudformation describe-stacks": stacks.map((stack) => ({
		Parameters: parameters,
		...stack,
	})),
});
const earlierRollback = {
	StackStatus: "UPDATE_ROLLBACK_COMPLETE",
	StackStatusReason: "An earlier deployment failed",
	LastUpdatedTime: "2026-01-01T00:00:00Z",
};

test("the stack is updated with its own template, and one parameter changes", async () => {
	const commands = fakeAws({
		...describedAs(
			// An earlier rollback says nothing about this run, however long CloudFormation shows it.
			earlierRollback,
			earlierRollback,
			{
				StackStatus: "UPDATE_IN_PROGRESS",
				LastUpdatedTime: "2026-01-31T00:00:00Z",
			},
			{
				StackStatus: "UPDATE_ROLLBACK_COMPLETE",
				StackStatusReason: "Publication failed",
				LastUpdatedTime: "2026-01-31T00:00:00Z",
			},
		),
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

test("the wait ends only when nothing is in progress, and succeeds once the stack has the run's number", async () => {
	vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
	const own = [{ ParameterKey: "PublicationRun", ParameterValue: now }];
	const printed: string[] = [];
	fakeAws({
		...describedAs(
			{ StackStatus: "UPDATE_COMPLETE" },
			{ StackStatus: "UPDATE_IN_PROGRESS", Parameters: own },
			{ StackStatus: "UPDATE_COMPLETE", Parameters: own },
		),
		"cloudformation update-stack": { StackId: "id" },
	});
	await publish((line) => printed.push(line));
	expect(printed).toHaveLength(2);
	expect(printed[1]).toMatch(/^Company-Prod: everything is published again/);
});

test("a repeated request is recognised as the same update", async () => {
	const commands = fakeAws({
		...describedAs({ StackStatus: "UPDATE_COMPLETE" }),
		"cloudformation update-stack": "error: No answer",
	});
	await expect(publish()).rejects.toThrow("No answer");
	// Letters, digits and hyphens are all that CloudFormation accepts in a token.
	expect(commands().join("\n")).toMatch(
		/update-stack .*--client-request-token publish-\d{17} /,
	);
});

test("nothing starts while a deployment or another publication is running", async () => {
	fakeAws({
		...describeStacks({ Parameters: parameters }),
		"cloudformation update-stack":
			"error: An error occurred (ValidationError) when calling the UpdateStack operation: Stack:arn:aws:cloudformation:::stack/Company-Prod is in UPDATE_IN_PROGRESS state and can not be updated.",
	});
	await expect(publish()).rejects.toThrow(
		/^An error occurred [^\n]* is in UPDATE_IN_PROGRESS state and can not be updated\.$/,
	);
});

test("an update that fails midway ends the wait", async () => {
	fakeAws({
		...describedAs(
			{ StackStatus: "UPDATE_COMPLETE" },
			{ StackStatus: "UPDATE_FAILED", LastUpdatedTime: "2026-01-31T00:00:00Z" },
		),
		"cloudformation update-stack": { StackId: "id" },
	});
	await expect(publish()).rejects.toThrow("Company-Prod: UPDATE_FAILED");
});

test("a stack deployed before this command existed is not touched", async () => {
	const commands = fakeAws(
		describeStacks({ Parameters: parameters.slice(0, 1) }),
	);
	await expect(publish()).rejects.toThrow("run npx cdk deploy once");
	expect(commands()).toHaveLength(1);
});

test("a missing stack is reported in one line", async () => {
	fakeAws({
		"cloudformation describe-stacks":
			"error: An error occurred (ValidationError): Stack with id Company-Prod does not exist",
	});
	await expect(publish()).rejects.toThrow(
		/^An error occurred .* does not exist$/,
	);
});

test("a throttled look at the stack does not end the wait for its publication", async () => {
	const throttled =
		"error: An error occurred (Throttling) when calling the DescribeStacks operation: Rate exceeded";
	const [before, after] = ["UPDATE_COMPLETE", "UPDATE_FAILED"].map(
		(StackStatus, n) => ({
			StackStatus,
			LastUpdatedTime: `2026-01-3${n}T00:00:00Z`,
			Parameters: parameters,
		}),
	);
	const replies = (described: (object | string)[]) => ({
		"cloudformation describe-stacks": described,
		"cloudformation update-stack": { StackId: "id" },
	});
	const often = Array(4).fill(throttled);
	fakeAws(
		replies([before ?? {}, ...often, before ?? {}, throttled, after ?? {}]),
	);
	await expect(publish()).rejects.toThrow("Company-Prod: UPDATE_FAILED");
	// Nor does it wait for ever.
	fakeAws(replies([before ?? {}, throttled]));
	await expect(publish()).rejects.toThrow("Rate exceeded");
});

test("a description without a stack ends the wait at once", async () => {
	const commands = fakeAws({
		"cloudformation describe-stacks": [
			{ StackStatus: "UPDATE_COMPLETE", Parameters: parameters },
			"null",
		],
		"cloudformation update-stack": { StackId: "id" },
	});
	await expect(publish()).rejects.toThrow("received null");
	expect(commands()).toHaveLength(3);
});
