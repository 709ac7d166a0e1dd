import { randomBytes } from "node:crypto";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyRecord } from "#functions/feeds/attributes.ts";
import { createFeedCache, type FeedCache } from "#functions/feeds/cache.ts";
import { fitItems } from "#functions/feeds/pack-items.ts";
import type { FeedRecord } from "#functions/feeds/record.ts";
import { documentsOf, get, update } from "#functions/shared/table.ts";
import { makeArticle } from "#tests/content/feeds/make-article.ts";
import { makeCopy, makeRecord } from "./make-record.ts";
import { type Cache, startCache } from "./start-cache.ts";

let parts: Cache;
let one: FeedCache;
let two: FeedCache;
let count = 0;
beforeAll(async () => {
	parts = await startCache();
	one = parts.instance("one");
	two = parts.instance("two");
});
afterAll(() => parts.close());

/** Returns an address that no other test uses. */
function newUrl(): string {
	count += 1;
	return `https://news.example/${count}`;
}

/** Stores the first record of an address, under the lease that this needs. */
async function store(record: FeedRecord): Promise<boolean> {
	await one.lease(emptyRecord(record.url), 1_000, 16_000);
	return one.write(record);
}

test("what one instance writes, another reads", async () => {
	const record = makeRecord({ url: newUrl() });
	expect(await store(record)).toBe(true);
	expect(await two.read(record.url)).toEqual(record);
});

test("an address that was never written has no record", async () => {
	expect(await one.read(newUrl())).toBeNull();
});

describe("the lease", () => {
	test("goes to one of fifty concurrent callers", async () => {
		const seen = emptyRecord(newUrl());
		const owners = Array.from({ length: 50 }, (_, i) =>
			parts.instance(`owner ${i}`, 5_000),
		);
		const held = await Promise.all(
			owners.map((cache) => cache.lease(seen, 1_000, 16_000)),
		);
		expect(held.filter(Boolean)).toHaveLength(1);
	});

	test("is free again once the record is written", async () => {
		const record = makeRecord({ url: newUrl() });
		expect(await one.lease(emptyRecord(record.url), 1_000, 16_000)).toBe(true);
		await one.write(record);
		expect(await two.lease(record, 300_000, 315_000)).toBe(true);
	});

	test("is free again when it has expired", async () => {
		const seen = emptyRecord(newUrl());
		expect(await one.lease(seen, 1_000, 16_000)).toBe(true);
		expect(await two.lease(seen, 16_000, 31_000)).toBe(false);
		expect(await two.lease(seen, 16_001, 31_001)).toBe(true);
	});

	test("is refused to a caller who has not seen the latest record", async () => {
		const record = makeRecord({ url: newUrl() });
		await store(record);
		expect(await two.lease(emptyRecord(record.url), 2_000, 17_000)).toBe(false);
	});

	test("is held although the response was lost, and the client asked again", async () => {
		const client = new DynamoDBClient({
			...{ endpoint: parts.proxy.url, region: "local" },
			credentials: { accessKeyId: "local", secretAccessKey: "local" },
			maxAttempts: 2,
			requestHandler: { requestTimeout: 500, throwOnRequestTimeout: true },
		});
		const cache = createFeedCache(
			{ ...parts.table, client: documentsOf(client) },
			"impatient",
		);
		const seen = emptyRecord(newUrl());
		let calls = 0;
		parts.proxy.decide = () => {
			calls += 1;
			return calls === 1 ? "lose-response" : "pass";
		};
		expect(await cache.lease(seen, 1_000, 16_000)).toBe(true);
		expect(calls).toBe(2);
		expect(await two.lease(seen, 1_000, 16_000)).toBe(false);
		parts.proxy.decide = () => "pass";
		client.destroy();
	});

	test("once lost, also loses the right to write", async () => {
		const url = newUrl();
		const newer = makeRecord({ url, lastStatus: "newer" });
		await one.lease(emptyRecord(url), 1_000, 16_000);
		await two.lease(emptyRecord(url), 20_000, 35_000);
		expect(await one.write(makeRecord({ url }))).toBe(false);
		expect(await two.write(newer)).toBe(true);
		expect(await one.write(makeRecord({ url }))).toBe(false);
		expect(await one.read(url)).toEqual(newer);
	});
});

describe("the status of a running attempt", () => {
	test("is visible to others, and keeps the lease", async () => {
		const url = newUrl();
		await one.lease(emptyRecord(url), 1_000, 16_000);
		const running = { ...emptyRecord(url), failures: 1, nextAt: 31_000 };
		expect(await one.writeStatus(running)).toBe(true);
		expect(await two.read(url)).toEqual({ ...running, leasedUntil: 16_000 });
		expect(await one.write(makeRecord({ url }))).toBe(true);
		expect(await two.read(url)).toEqual(makeRecord({ url }));
	});

	test("leaves the copy unchanged", async () => {
		const record = makeRecord({ url: newUrl() });
		await store(record);
		await two.lease(record, 300_000, 315_000);
		await two.writeStatus({ ...record, copy: null, failures: 1 });
		expect((await one.read(record.url))?.copy).toEqual(record.copy);
	});

	test("can be written only by the holder of the lease", async () => {
		const url = newUrl();
		expect(await one.writeStatus(makeRecord({ url }))).toBe(false);
		expect(await one.read(url)).toBeNull();
	});
});

test("a confirmed copy is not rewritten in full", async () => {
	const record = makeRecord({ url: newUrl() });
	await store(record);
	const key = { url: record.url };
	await update(parts.table, { key, set: { items: "untouched" } });
	await one.lease(record, 300_000, 315_000);
	const confirmed = { ...record, copy: makeCopy({ checkedAt: 300_000 }) };
	if (record.copy) confirmed.copy.items = record.copy.items;
	await one.write(confirmed);
	expect(await get(parts.table, key)).toMatchObject({
		items: "untouched",
		checkedAt: 300_000,
	});
});

test("a hundred long articles fit into one item", async () => {
	const content = () =>
		Array.from({ length: 2_000 }, () => Math.random().toString(36)[3]).join("");
	const list = Array.from({ length: 100 }, () =>
		makeArticle({ content: content() }),
	);
	const items = { kind: "articles" as const, list };
	const record = makeRecord({ url: newUrl(), copy: makeCopy({ items }) });
	expect(await store(record)).toBe(true);
	expect((await two.read(record.url))?.copy?.items.list).toHaveLength(100);
});

test("300 articles that are too long together are cut to the newest that fit into one item", async () => {
	const noise = () => randomBytes(9_000).toString("base64");
	const list = Array.from({ length: 300 }, () =>
		makeArticle({ content: noise() }),
	);
	const items = fitItems({ kind: "articles", list });
	const record = makeRecord({ url: newUrl(), copy: makeCopy({ items }) });
	expect(await store(record)).toBe(true);
	expect((await two.read(record.url))?.copy?.items.list).toEqual(
		list.slice(0, items.list.length),
	);
	expect(items.list.length).toBeGreaterThan(20);
});

test("a record expires a day after its next attempt is due", async () => {
	const record = makeRecord({ url: newUrl() });
	await store(record);
	const row = await get(parts.table, { url: record.url });
	expect(row?.expiresAt).toBe(Math.ceil(record.nextAt / 1000) + 86_400);
});

test.each(["hang", "down", "throttle", "refuse"] as const)(
	"reads and leases throw if DynamoDB's fault is '%s'",
	async (fault) => {
		parts.proxy.decide = () => fault;
		const cache = parts.instance("late", 100);
		await expect(cache.read(newUrl())).rejects.toThrow();
		await expect(cache.lease(emptyRecord("x"), 1, 2)).rejects.toThrow();
		parts.proxy.decide = () => "pass";
	},
);
