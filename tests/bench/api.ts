import { basename, dirname } from "node:path";
import { buildFunctions } from "#functions/build.ts";
import { importTime } from "./import-time.ts";
import { report } from "./report.ts";
import type { BenchRow } from "./report-rows.ts";
import { contactRequest, feedRequest } from "./requests.ts";
import { startGateway } from "./start-gateway.ts";
import { send, trafficRows } from "./traffic.ts";

// npm run bench:api [-- --json]: bundles, then the local gateway with its local store.
const rows: BenchRow[] = [];
for (const { file, bytes } of await buildFunctions()) {
	const name = basename(dirname(file));
	const wall = await importTime(file, "wall");
	const processor = await importTime(file, "processor");
	const what = `${name}, import beyond an empty module`;
	rows.push(
		{ what: `${name}, bundle`, value: bytes / 1024, unit: "kB", budget: 450 },
		{ what, value: wall, unit: "ms", budget: 70 },
		{ what: `${what}, processor time`, value: processor, unit: "ms" },
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
