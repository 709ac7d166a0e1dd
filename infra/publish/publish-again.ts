import { setTimeout } from "node:timers/promises";
import * as z from "zod";
import { AwsCliError, awsCli } from "#infra/deployed/aws-cli.ts";
import { runParameter } from "./publication.ts";

export type PublishOptions = {
	readonly region: string;
	/** Name of the site's stack. */
	readonly stack: string;
	/** Milliseconds between two checks of the stack. */
	readonly pollMs: number;
	readonly print: (line: string) => void;
};

const stackSchema = z.object({
	StackStatus: z.string(),
	StackStatusReason: z.string().optional(),
	/** When its last update began. */
	LastUpdatedTime: z.string().optional(),
	Parameters: z
		.array(
			z.object({
				ParameterKey: z.string(),
				ParameterValue: z.string().optional(),
			}),
		)
		.default([]),
});

type Stack = z.infer<typeof stackSchema>;

/** Failed looks at the stack in succession after which it is given up. */
const maxFailures = 5;

/**
 * Runs the whole publication again, in its safe order, with the files of the last deployment, so that whatever
 * somebody deleted or changed in the buckets is restored. Builds nothing and changes no other resource: the
 * stack is updated with its existing template and a new run number.
 * @throws an Error of one line if there is no such stack, or CloudFormation rolls back
 */
export async function publishAgain(options: PublishOptions): Promise<void> {
	const { pollMs, print, region, stack } = options;
	const before = describeStack(region, stack);
	const { Parameters } = before;
	if (!Parameters.some(({ ParameterKey }) => ParameterKey === runParameter)) {
		throw new Error(
			`${stack} was deployed before npm run publish existed: run npx cdk deploy once`,
		);
	}
	const run = new Date().toISOString();
	// The AWS CLI repeats a request that is not answered within a minute. Without the token CloudFormation would
	// refuse the second one, because of the update that the first one started.
	const token = `publish-${run.replaceAll(/\D/g, "")}`;
	const parameters = Parameters.map(({ ParameterKey }) =>
		ParameterKey === runParameter
			? `ParameterKey=${ParameterKey},ParameterValue=${run}`
			: `ParameterKey=${ParameterKey},UsePreviousValue=true`,
	).join(" ");
	awsCli(
		region,
		`cloudformation update-stack --stack-name ${stack} --client-request-token ${token} --use-previous-template --capabilities CAPABILITY_IAM CAPABILITY_NAMED_IAM --parameters ${parameters}`,
	);
	print(
		`${stack}: publishing hashed files, root files, the pages' data, then pages`,
	);
	let current: Stack | undefined;
	let failures = 0;
	while (!current || !isOver(current, before, run)) {
		if (current || failures > 0) await setTimeout(pollMs);
		try {
			current = describeStack(region, stack);
			failures = 0;
		} catch (error) {
			// CloudFormation throttles these requests while it works on: that is no reason to report a failure.
			failures += 1;
			if (!(error instanceof AwsCliError) || failures === maxFailures) {
				throw error;
			}
		}
	}
	if (current.StackStatus !== "UPDATE_COMPLETE") {
		throw new Error(
			`${stack}: ${current.StackStatus}, ${current.StackStatusReason ?? "see its events"}`,
		);
	}
	print(
		`${stack}: everything is published again, and the pages in the CDN are invalidated`,
	);
}

/** Whether CloudFormation has finished the run, rolled it back, or given up on it. */
function isOver(current: Stack, before: Stack, run: string): boolean {
	const { LastUpdatedTime, Parameters, StackStatus } = current;
	if (StackStatus.endsWith("_IN_PROGRESS")) return false;
	if (Parameters.some(({ ParameterValue }) => ParameterValue === run)) {
		return true;
	}
	// CloudFormation may still report the state from before the update: an earlier rollback is not this one.
	const hasBegun = LastUpdatedTime !== before.LastUpdatedTime;
	return hasBegun && /ROLLBACK|FAILED/.test(StackStatus);
}

function describeStack(region: string, stack: string): Stack {
	const described = awsCli(
		region,
		`cloudformation describe-stacks --stack-name ${stack} --query Stacks[0]`,
	);
	return stackSchema.parse(described);
}
