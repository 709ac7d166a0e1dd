import { execFileSync } from "node:child_process";
import { basename, dirname } from "node:path";
import { pathToFileURL } from "node:url";
import autocannon, { type Request, type Result } from "autocannon";
import { buildFunctions } from "#functions/build.ts";
import { lambdaEnvironment } from "#tests/functions/contact/lambda-environment.ts";
import { startGateway } from "./harness/gateway.ts";
import { report } from "./harness/report.ts";
import { type BenchRow, row } from "./harness/rows.ts";
import { contactRequest, feedRequest, trafficRows } from "./harness/traffic.ts";

// npm run bench:api: the functions' bundles, then the local gateway with its local store.
const nowhere = "http://127.0.0.1:1";
const functionEnv = lambdaEnvironment(nowhere, nowhere);
const env = { ...process.env, ...functionEnv, FEEDS_TABLE: "feeds" };

const rows: BenchRow[] = [];
for (const { file, bytes } of await buildFunctions()) {
	const name = basename(dirname(file));
	const what = `${name}, import time beyond an empty module's`;
	const imports = Array.from({ length: 15 }, () => ({
		empty: importOnce("data:text/javascript,"),
		whole: importOnce(pathToFileURL(file).href),
	}));
	const beyond = (clock: "wall" | "processor") =>
		imports.map(({ empty, whole }) => whole[clock] - empty[clock]);
	rows.push(
		row(`${name}, bundle`, bytes / 1024, "kB", 450),
		row(what, beyond("wall"), "ms", 70),
		// Hardly depends on what else the machine does.
		row(`${what}, processor time`, beyond("processor"), "ms"),
	);
}
const { url, stop } = await startGateway();
const get = await send(feedRequest, 10);
const post = await send(contactRequest, 4);
await stop();
report([
	...rows,
	...trafficRows("GET /api/feeds, cached", get, { rate: 1_000, p99: 50 }),
	...trafficRows("POST /api/contact, stored and mailed", post, {
		rate: 100,
		p99: 100,
	}),
]);

/** Sends a request for ten seconds, after two to warm up. */
async function send(request: Request, connections: number): Promise<Result> {
	const load = { url, requests: [request], connections };
	await autocannon({ ...load, duration: 2 });
	return autocannon({ ...load, duration: 10 });
}

/** Imports a module in a new process. @returns ms by both clocks */
function importOnce(url: string): { wall: number; processor: number } {
	const code = `
		const before = process.cpuUsage(), startedAt = performance.now();
		await import(${JSON.stringify(url)});
		const wall = performance.now() - startedAt;
		const { user, system } = process.cpuUsage(before);
		console.log(JSON.stringify({ wall, processor: (user + system) / 1_000 }));
		process.exit();`;
	const args = ["--input-type=module", "--eval", code];
	return JSON.parse(
		execFileSync(process.execPath, args, { encoding: "utf8", env }),
	);
}
