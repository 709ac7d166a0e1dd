import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { Bench } from "tinybench";
import { lambdaEnvironment } from "#tests/functions/contact/lambda-environment.ts";

const emptyModule = "data:text/javascript,";

type Clock = "wall" | "processor";

/**
 * How long a process that has just started takes to import a file, beyond an empty module:
 * medians of fifteen, in ms. The processor's time stays the same on a busy machine.
 */
export async function importTime(file: string, clock: Clock): Promise<number> {
	const urls = [emptyModule, pathToFileURL(file).href];
	const bench = new Bench({
		iterations: 15,
		time: 0,
		warmup: false,
		throws: true,
	});
	for (const url of urls) {
		bench.add(url, () => ({ overriddenDuration: importOnce(url)[clock] }));
	}
	const [empty = Number.NaN, whole = Number.NaN] = (await bench.run()).map(
		({ result }) => ("latency" in result ? result.latency.p50 : Number.NaN),
	);
	return whole - empty;
}

function importOnce(url: string): Record<Clock, number> {
	const code = `
		const before = process.cpuUsage(), startedAt = performance.now();
		await import(${JSON.stringify(url)});
		const wall = performance.now() - startedAt;
		const { user, system } = process.cpuUsage(before);
		console.log(JSON.stringify({ wall, processor: (user + system) / 1000 }));
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
	if (!stdout) throw new Error(`${url} cannot be imported: ${stderr}`);
	return JSON.parse(stdout);
}
