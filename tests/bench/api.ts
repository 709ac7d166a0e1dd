import { basename, dirname } from "node:path";
import { buildFunctions } from "#functions/build.ts";
import { importTime } from "./import-time.ts";
import { report } from "./report.ts";
import { type BenchRow, row } from "./report-rows.ts";
import { contactRequest, feedRequest } from "./requests.ts";
import { startGateway } from "./start-gateway.ts";
import { send, trafficRows } from "./traffic.ts";

// npm run bench:api [-- --json]: bundles, then the local gateway with its local store.
const rows: BenchRow[] = [];
for (const { file, bytes } of await buildFunctions()) {
	const name = basename(dirname(file));
	const { wall, processor } = importTime(file);
	const what = `${name}, import beyond an empty module`;
	rows.push(
		row(`${name}, bundle`, bytes / 1024, "kB", { budget: 450 }),
		row(what, wall, "ms", { budget: 70 }),
		row(`${what}, processor time`, processor, "ms"),
	);
}

const { url, stop } = await startGateway();
const feeds = { url, connections: 10, duration: 10 };
const contact = { url, connections: 4, duration: 10 };
await send([feedRequest], { ...feeds, duration: 2 });
await send([contactRequest], { ...contact, duration: 2 });
rows.push(
	...trafficRows("GET /api/feeds, cached", await send([feedRequest], feeds), {
		rate: 1_000,
		p99: 50,
	}),
	...trafficRows(
		"POST /api/contact, stored and mailed",
		await send([contactRequest], contact),
		{ rate: 100, p99: 100 },
	),
);
await stop();
report("api", rows);
