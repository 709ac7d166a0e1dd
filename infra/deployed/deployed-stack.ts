import * as z from "zod";
import { AwsCliError, awsCli } from "./aws-cli.ts";

/**
 * The account of the shell's own credentials, which any credentials may ask for.
 * @throws AwsCliError
 */
export function accountOfCredentials(region: string): string {
	return z
		.object({ Account: z.string() })
		.parse(awsCli(region, "sts", "get-caller-identity")).Account;
}

/**
 * How a stack is, in CloudFormation's words, as "UPDATE_COMPLETE".
 * @returns undefined where the credentials may not ask
 * @throws AwsCliError where it cannot be asked for another reason
 */
export function stackStatus(region: string, stack: string): string | undefined {
	try {
		return z
			.string()
			.parse(
				awsCli(
					region,
					"cloudformation",
					"describe-stacks",
					"--stack-name",
					stack,
					"--query",
					"Stacks[0].StackStatus",
				),
			);
	} catch (error) {
		if (error instanceof AwsCliError && error.isRefused) return undefined;
		throw error;
	}
}
