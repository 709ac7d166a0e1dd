import { spawnSync } from "node:child_process";

/** The error that the AWS CLI printed instead of a result, in one line. */
export class AwsCliError extends Error {
	/** Whether the credentials do not permit this request, or there are none. */
	get isRefused(): boolean {
		return /AccessDenied|not authorized|credentials|ExpiredToken|InvalidClientTokenId/i.test(
			this.message,
		);
	}

	/**
	 * Whether the service says that what was requested does not exist. The CLI's own errors, for example about a
	 * session's token that "does not exist", say nothing about that.
	 */
	get isMissing(): boolean {
		return /\(\w*(NotFound|NoSuch)\w*\)|\(ValidationError\).* does not exist/.test(
			this.message,
		);
	}

	/** Whether the service has no address in the region, or none that can be reached from here. */
	get isUnreachable(): boolean {
		return /Could not connect to the endpoint/i.test(this.message);
	}
}

/**
 * Runs one command of the AWS CLI, which RUNBOOK.md requires every operator to have, with the shell's own
 * credentials, and parses its output.
 * @param command without the program's name, as "s3api list-buckets". There is no shell: a space always ends an
 * argument, so no value may contain one
 * @throws AwsCliError
 */
export function awsCli(region: string, command: string): unknown {
	const { error, status, stdout, stderr } = spawnSync(
		"aws",
		[...command.split(" "), "--region", region, "--output", "json"],
		{ encoding: "utf8", maxBuffer: 64 * 1_024 * 1_024 },
	);
	if (error) {
		throw new AwsCliError(
			"the AWS CLI is missing: see https://docs.aws.amazon.com/cli/latest/userguide/getting-started-install.html",
		);
	}
	if (status !== 0) {
		const firstLine = stderr.split("\n").find((line) => line.trim() !== "");
		throw new AwsCliError(firstLine ?? `aws ${command} failed`);
	}
	return stdout.trim() === "" ? undefined : JSON.parse(stdout);
}
