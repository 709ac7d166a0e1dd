import { execFileSync } from "node:child_process";
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

// npm run bench:api: the functions' bundles, then the local gateway with its local store.
const nowhere = "http://127.0.0.1:1";
const rows: BenchRow[] = [];
for (const { file, bytes } of await buildFunctions()) {
	const name = basename(dirname(file));
	const what = `${name}, import time beyond an empty module's`;
	const { wall, processor } = importTime(file);
	rows.push(
		row(`${name}, bundle`, bytes / 1024, "kB", 450),
		row(what, wall, "ms", 70),
		// Hardly depends on what else the machine does.
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
	await send(url, [request], { connections, seconds: 2 });
	const result = await send(url, [request], { connections, seconds: 10 });
	rows.push(...trafficRows(what, result, budgets));
}
await stop();
report(rows);

/** Measures how much longer a new process takes to import a file than an empty module: medians of 15, in ms. */
function importTime(file: string) {
	const runs = Array.from({ length: 15 }, () => ({
		empty: importOnce("data:text/javascript,"),
		whole: importOnce(pathToFileURL(file).href),
	}));
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
	const functionEnv = lambdaEnvironment(nowhere, nowhere);
	const output = execFileSync(
		process.execPath,
		["--input-type=module", "--eval", code],
		{
			encoding: "utf8",
			env: { ...process.env, ...functionEnv, FEEDS_TABLE: "feeds" },
		},
	);
	return JSON.parse(output);
}
