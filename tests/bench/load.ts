import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import autocannon, { type Request } from "autocannon";
import { distFolder, readPages } from "#tests/built/support/dist.ts";
import { startGateway } from "./harness/gateway.ts";
import { option, report } from "./harness/report.ts";
import { type BenchRow, median, row } from "./harness/rows.ts";
import {
	contactRequest,
	feedRequest,
	mergedRequest,
	trafficRows,
} from "./harness/traffic.ts";

// npm run bench:load [-- --seconds=60]; bench:soak is the same for ten minutes.
// The local gateway under 200 connections. After a warm-up, memory in the last ten seconds is
// compared with memory in the first ten.
const seconds = Number(option("seconds", "60"));

const { url, memory, stop } = await startGateway();
const requests = mix();
let clients = 0;
const load = {
	url,
	connections: 200,
	requests,
	// Each connection starts at a different place in the list.
	setupClient(client: autocannon.Client) {
		const start = clients++ % requests.length;
		client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
	},
};
await autocannon({ ...load, duration: 20 });
const before = await memory(true);
const sending = autocannon({ ...load, duration: seconds });
const rss: number[] = [];
for (let second = 0; second < seconds; second += 1) {
	rss.push((await memory()).rss);
	await setTimeout(1_000);
}
const traffic = await sending;
const after = await memory(true);
await stop();
report([
	row("responses", traffic.requests.total, ""),
	...trafficRows("all requests", traffic),
	...growth("memory", median(rss.slice(0, 10)), median(rss.slice(-10))),
	...growth("heap in use", before.heapUsed, after.heapUsed),
]);

/** Returns a hundred requests to repeat: 80 for pages and files, 19 for feeds, 1 message. */
function mix(): Request[] {
	const pages = readPages().map(({ path }) => path);
	const files = readdirSync(join(distFolder, "assets")).map(
		(name) => `/assets/${name}`,
	);
	const others = Array.from({ length: 99 }, (_, index): Request => {
		if (index % 5 === 4) return index % 2 ? feedRequest : mergedRequest;
		// A page loads a few files; most browsers accept Brotli.
		const paths = index % 5 === 0 ? pages : files;
		const path = paths[(index * 7) % paths.length] ?? "/";
		const encoding = index % 10 === 2 ? "gzip" : "br";
		return { path, headers: { "accept-encoding": encoding } };
	});
	return [contactRequest, ...others];
}

function growth(what: string, first: number, last: number): BenchRow[] {
	return [
		row(`${what}, first`, first / 1024 ** 2, "MB"),
		row(`${what}, last`, last / 1024 ** 2, "MB"),
		row(`${what}, last ÷ first`, last / first, "×", 1.1),
	];
}
