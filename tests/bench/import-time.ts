import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { lambdaEnvironment } from "#tests/functions/contact/lambda-environment.ts";

const runs = 15;

/** In milliseconds; the processor's part stays the same on a busy machine. */
type ImportTime = { wallMs: number; processorMs: number };

/**
 * How long processes that have just started take to import each file, beyond an empty
 * module: the medians of fifteen, taken in turns, in the files' order.
 */
export function importTimes(files: string[]): ImportTime[] {
	const folder = mkdtempSync(join(tmpdir(), "import-"));
	const empty = join(folder, "empty.mjs");
	writeFileSync(empty, "");
	const all = [empty, ...files];
	const times = all.map((): ImportTime[] => []);
	for (let run = 0; run < runs; run += 1) {
		for (const [index, file] of all.entries()) {
			times[index]?.push(importOnce(file));
		}
	}
	rmSync(folder, { recursive: true });
	const [nothing, ...medians] = times.map((each) => ({
		wallMs: median(each.map(({ wallMs }) => wallMs)),
		processorMs: median(each.map(({ processorMs }) => processorMs)),
	}));
	return medians.map(({ wallMs, processorMs }) => ({
		wallMs: rounded(wallMs - (nothing?.wallMs ?? 0)),
		processorMs: rounded(processorMs - (nothing?.processorMs ?? 0)),
	}));
}

function importOnce(file: string): ImportTime {
	const code = `
		const cpu = process.cpuUsage(), started = performance.now();
		await import(${JSON.stringify(pathToFileURL(file).href)});
		const wallMs = performance.now() - started;
		const { user, system } = process.cpuUsage(cpu);
		console.log(JSON.stringify({ wallMs, processorMs: (user + system) / 1000 }));
		process.exit();`;
	const { stdout, stderr } = spawnSync(
		process.execPath,
		["--input-type=module", "--eval", code],
		{
			encoding: "utf8",
			env: {
				...process.env,
				...lambdaEnvironment("http://127.0.0.1:1", "http://127.0.0.1:1"),
				FEEDS_TABLE: "feeds",
			},
		},
	);
	if (!stdout) throw new Error(`${file} cannot be imported: ${stderr}`);
	return JSON.parse(stdout);
}

function rounded(value: number): number {
	return Math.round(value * 10) / 10;
}

function median(values: number[]): number {
	const sorted = [...values].sort((one, other) => one - other);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
