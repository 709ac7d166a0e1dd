import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

export type Counts = {
	passed: number;
	failed: number;
	/** Names of those that passed at their second try only. */
	shaky?: string[];
};

export type Step = {
	name: string;
	command: [program: string, ...rest: string[]];
	/** Where the command leaves its report, and how to read numbers of tests from it; without it the step counts as one. */
	report?: { file: string; read: (json: string) => Counts };
};

export type Outcome = Counts & { output: string; seconds: number };

/** Runs one step to its end; a failure is an outcome, not an error. */
export async function runStep(step: Step): Promise<Outcome> {
	const startedAt = performance.now();
	const { code, output } = await run(step);
	const seconds = (performance.now() - startedAt) / 1000;
	return { ...count(step, code), output, seconds };
}

function run(step: Step): Promise<{ code: number; output: string }> {
	const [program, ...rest] = step.command;
	return new Promise((done) => {
		const child = spawn(program, rest, {
			cwd: root,
			stdio: ["ignore", "pipe", "pipe"],
			env: {
				...process.env,
				PATH: `${root}/node_modules/.bin${delimiter}${process.env.PATH}`,
				AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
				PLAYWRIGHT_JSON_OUTPUT_FILE: step.report?.file ?? "",
			},
		});
		let output = "";
		const keep = (chunk: Buffer) => {
			output += chunk.toString();
		};
		child.stdout.on("data", keep);
		child.stderr.on("data", keep);
		child.on("error", (error) => done({ code: 1, output: error.message }));
		child.on("close", (code) => done({ code: code ?? 1, output }));
	});
}

function count({ report }: Step, code: number): Counts {
	const alone =
		code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
	if (!report) return alone;
	try {
		const counts = report.read(readFileSync(report.file, "utf8"));
		// A runner that fails without a failed test has failed all the same.
		return code !== 0 && counts.failed === 0
			? { ...counts, failed: 1 }
			: counts;
	} catch {
		return { passed: 0, failed: 1 };
	}
}
