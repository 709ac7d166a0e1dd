import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Request } from "autocannon";
import { distFolder, readPages } from "#tests/built/support/dist.ts";
import { report } from "./report.ts";
import { type BenchRow, row } from "./report-rows.ts";
import {
	contactRequest,
	feedRequest,
	mergedRequest,
	pageRequest,
} from "./requests.ts";
import { startGateway } from "./start-gateway.ts";
import { send, trafficRows } from "./traffic.ts";

// npm run bench:load [-- seconds --json]; bench:soak is the same for ten minutes.
// The local gateway under 200 connections. Memory is compared between the first and the
// last ten seconds after a warm-up.
const seconds = Number(process.argv.findLast(Number) ?? 60);
const windowSeconds = 10;

const gateway = await startGateway();
const options = { url: gateway.url, connections: 200 };
const rss: number[] = [];
await send(mix(), { ...options, duration: 20 });
const before = await gateway.memory(true);
const sending = send(mix(), { ...options, duration: seconds });
for (let second = 0; second < seconds; second += 1) {
	rss.push((await gateway.memory()).rss);
	await setTimeout(1_000);
}
const traffic = await sending;
const after = await gateway.memory(true);
await gateway.stop();
report("load", [
	row("responses", traffic.requests.total, ""),
	...trafficRows("all requests", traffic),
	...growth(
		"memory",
		mean(rss.slice(0, windowSeconds)),
		mean(rss.slice(-windowSeconds)),
	),
	...growth("heap in use", before.heapUsed, after.heapUsed),
]);

/** Of each hundred requests 80 pages and files, 19 feeds, 1 message. */
function mix(): [Request, ...Request[]] {
	const pages = readPages().map(({ path }) => path);
	const files = readdirSync(join(distFolder, "assets")).map(
		(name) => `/assets/${name}`,
	);
	const others = Array.from({ length: 99 }, (_, index): Request => {
		if (index % 5 === 4) return index % 2 ? feedRequest : mergedRequest;
		// A page brings a few files along; most browsers take brotli.
		const paths = index % 5 === 0 ? pages : files;
		const path = paths[(index * 7) % paths.length] ?? "/";
		return pageRequest(path, index % 10 === 2 ? "gzip" : "br");
	});
	return [contactRequest, ...others];
}

function growth(what: string, first: number, last: number): BenchRow[] {
	const megabyte = 1024 ** 2;
	return [
		row(`${what}, first`, first / megabyte, "MB"),
		row(`${what}, last`, last / megabyte, "MB"),
		row(`${what}, last ÷ first`, last / first, "×", { budget: 1.1 }),
	];
}

function mean(values: number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
