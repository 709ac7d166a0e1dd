import * as z from "zod";
import { AwsCliError, awsCli } from "./aws-cli.ts";

/**
 * Returns the account of the shell's credentials, a request that any credentials permit.
 * @throws AwsCliError
 */
export function accountOfCredentials(region: string): string {
	return z
		.string()
		.parse(awsCli(region, "sts get-caller-identity --query Account"));
}

/**
 * Returns the status of a stack, for example "UPDATE_COMPLETE".
 * @returns undefined if the credentials do not permit the request
 * @throws AwsCliError if the request fails for another reason
 */
export function stackStatus(region: string, stack: string): string | undefined {
	try {
		const status = awsCli(
			region,
			`cloudformation describe-stacks --stack-name ${stack} --query Stacks[0].StackStatus`,
		);
		return z.string().parse(status);
	} catch (error) {
		if (error instanceof AwsCliError && error.isRefused) return undefined;
		throw error;
	}
}
