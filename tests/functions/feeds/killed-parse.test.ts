import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cache, startCache } from "./start-cache.ts";
import { rss, startUpstream, type Upstream } from "./start-upstream.ts";

let cache: Cache;
let upstream: Upstream;
beforeAll(async () => {
	cache = await startCache();
	upstream = await startUpstream((_, response) => response.end(rss("One")));
});
afterAll(async () => {
	await upstream.close();
	await cache.close();
});

/** Starts an instance of the function in a separate process, whose parse never ends. */
const program = `
	import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
	import { createFeedCache } from "#functions/feeds/cache.ts";
	import { createFetchUpstream } from "#functions/feeds/fetch-upstream.ts";
	import { createRelay } from "#functions/feeds/relay.ts";
	import { documentsOf } from "#functions/shared/table.ts";
	import { loopbackLimits, loopbackSite } from "#tests/functions/feeds/loopback-site.ts";
	const { STORE, TABLE, UPSTREAM } = process.env;
	const credentials = { accessKeyId: "local", secretAccessKey: "local" };
	const client = new DynamoDBClient({ endpoint: STORE, region: "local", credentials });
	const relay = createRelay({
		fetchUpstream: createFetchUpstream(loopbackSite, loopbackLimits),
		cache: createFeedCache({ client: documentsOf(client), name: TABLE }, "killed"),
		readSource: () => { for (;;); },
		now: Date.now,
	});
	await relay.get(UPSTREAM);
`;

test("a process killed while parsing leaves a recorded failure", async () => {
	const child = spawn(
		process.execPath,
		["--import", "tsx", "--input-type=module", "--eval", program],
		{
			env: {
				...process.env,
				STORE: cache.proxy.url,
				TABLE: cache.table.name,
				UPSTREAM: upstream.url,
			},
			stdio: "ignore",
		},
	);
	const other = cache.instance("other", 5_000);
	const recordOf = () => other.read(upstream.url);
	const exit = once(child, "exit");
	try {
		await expect
			.poll(recordOf, { timeout: 15_000 })
			.toMatchObject({ failures: 1, lastStatus: "parsing did not finish" });
	} finally {
		// It would run forever.
		child.kill("SIGKILL");
	}
	await exit;
	const record = await recordOf();
	expect(record?.nextAt).toBeGreaterThan(Date.now());
	// Once its lease and the back-off have expired, any instance may fetch the feed.
	const later = (record?.nextAt ?? 0) + 16_000;
	expect(record && (await other.lease(record, later, later + 15_000))).toBe(
		true,
	);
});
