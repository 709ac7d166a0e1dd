import { spawnSync } from "node:child_process";
import { basename, dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { buildFunctions } from "#functions/build.ts";
import { lambdaEnvironment } from "#tests/functions/contact/lambda-environment.ts";
import { startGateway } from "./harness/gateway.ts";
import { report } from "./harness/report.ts";
import { type BenchRow, median, row } from "./harness/rows.ts";
import {
	contactRequest,
	feedRequest,
	send,
	trafficRows,
} from "./harness/traffic.ts";

// npm run bench:api: bundles, then the local gateway with its local store.
const nowhere = "http://127.0.0.1:1";
const rows: BenchRow[] = [];
for (const { file, bytes } of await buildFunctions()) {
	const name = basename(dirname(file));
	const { wall, processor } = importTime(file);
	const what = `${name}, import beyond an empty module`;
	rows.push(
		row(`${name}, bundle`, bytes / 1024, "kB", 450),
		row(what, wall, "ms", 70),
		// Stays the same on a busy machine.
		row(`${what}, processor time`, processor, "ms"),
	);
}
const { url, stop } = await startGateway();
for (const [what, request, connections, budgets] of [
	["GET /api/feeds, cached", feedRequest, 10, { rate: 1_000, p99: 50 }],
	[
		"POST /api/contact, stored and mailed",
		contactRequest,
		4,
		{ rate: 100, p99: 100 },
	],
] as const) {
	await send([request], { url, connections, duration: 2 });
	const result = await send([request], { url, connections, duration: 10 });
	rows.push(...trafficRows(what, result, budgets));
}
await stop();
report(rows);

/** How long a process that has just started takes to import a file, beyond an empty module: medians, in ms. */
function importTime(file: string) {
	const runs = Array.from({ length: 15 }, () => {
		const empty = importOnce("data:text/javascript,");
		const whole = importOnce(pathToFileURL(file).href);
		return { empty, whole };
	});
	const beyondEmpty = (clock: "wall" | "processor") =>
		median(runs.map(({ whole }) => whole[clock])) -
		median(runs.map(({ empty }) => empty[clock]));
	return { wall: beyondEmpty("wall"), processor: beyondEmpty("processor") };
}

function importOnce(url: string): { wall: number; processor: number } {
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
				...lambdaEnvironment(nowhere, nowhere),
				FEEDS_TABLE: "feeds",
			},
		},
	);
	if (!stdout) throw new Error(`${url} cannot be imported: ${stderr}`);
	return JSON.parse(stdout);
}
