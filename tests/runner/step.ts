import { exec } from "node:child_process";
import { readFileSync } from "node:fs";

export type Counts = {
	passed: number;
	failed: number;
	/** Names of the tests that passed only on their second attempt. */
	flaky?: string[];
};

export type Step = {
	name: string;
	command: string;
	/**
	 * Where the command writes its report, and how to count its tests; without it the step counts as
	 * one.
	 */
	report?: { file: string; read: (json: string) => Counts };
};

export type Outcome = Counts & { output: string; seconds: number };

/** Runs one step to its end; a failure is an outcome, not an error. */
export async function runStep({ command, report }: Step): Promise<Outcome> {
	const startedAt = performance.now();
	const env = {
		...process.env,
		AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
		PLAYWRIGHT_JSON_OUTPUT_FILE: report?.file ?? "",
	};
	return new Promise((resolve) => {
		exec(
			command,
			{ env, maxBuffer: Number.POSITIVE_INFINITY },
			(error, stdout, stderr) =>
				resolve({
					...count(error === null, report),
					output: stdout + stderr,
					seconds: (performance.now() - startedAt) / 1000,
				}),
		);
	});
}

function count(isOk: boolean, report: Step["report"]): Counts {
	const alone = { passed: Number(isOk), failed: Number(!isOk) };
	if (!report) return alone;
	try {
		const counts = report.read(readFileSync(report.file, "utf8"));
		// A runner that exits with an error although no test failed, as for a file that cannot be
		// loaded, has failed too.
		return isOk ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
	} catch {
		return { passed: 0, failed: 1 };
	}
}
