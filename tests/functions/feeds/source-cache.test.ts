import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createFetchUpstream } from "#functions/feeds/fetch-upstream.ts";
import { createRelay } from "#functions/feeds/relay.ts";
import { put } from "#functions/shared/table.ts";
import { loopbackLimits, loopbackSite } from "./loopback-site.ts";
import { setUpSource } from "./set-up-source.ts";
import { rss, startUpstream } from "./start-upstream.ts";

const source = setUpSource();

describe("the cache", () => {
	test("refusing one row stays usable for the others", async () => {
		const other = await startUpstream((_, response) => response.end(rss("x")));
		const real = source.cache.instance("refused", 5_000);
		const reads: string[] = [];
		const relay = createRelay({
			fetchUpstream: createFetchUpstream(loopbackSite, loopbackLimits),
			cache: {
				...real,
				read: (url) => {
					reads.push(url);
					// DynamoDB's error for a key that is too long.
					return real.read(
						url === source.upstream.url ? "k".repeat(3_000) : url,
					);
				},
			},
			readSource: (url, body) => ({
				items: source.readItems(url, body),
				ttlMinutes: null,
			}),
			now: () => source.now,
		});
		await relay.get(source.upstream.url);
		await relay.get(other.url);
		expect(reads).toEqual([source.upstream.url, other.url]);
		expect(await source.instance().get(other.url)).toMatchObject({
			failures: 0,
		});
		expect(other.requests).toHaveLength(1);
		await other.close();
	});

	test("a feed larger than a row is stored as far as it fits", async () => {
		// Incompressible text, up to the limit of each field.
		const noise = (length: number) =>
			randomBytes(length).toString("base64url").slice(0, length);
		const items = Array.from(
			{ length: 100 },
			(_, n) =>
				`<item><title>${noise(499)}</title><link>https://news.example/${n}/${noise(1_900)}</link><description>${noise(2_000)}</description>${Array.from({ length: 40 }, () => `<category>${noise(100)}</category>`).join("")}<pubDate>${new Date(source.now - n * 60_000).toUTCString()}</pubDate></item>`,
		);
		source.upstream.respond((_, response) =>
			response.end(
				`<rss version="2.0"><channel>${items.join("")}</channel></rss>`,
			),
		);
		const fetched = await source.get();
		expect(fetched).toMatchObject({ failures: 0 });
		const { copy } = await source.get();
		expect(source.upstream.requests).toHaveLength(1);
		// It has the newest, and no more is dropped than necessary.
		expect(copy?.items.list.length).toBeGreaterThan(40);
		expect(copy?.items.list.length).toBeLessThan(100);
		expect(copy?.items).toEqual(fetched.copy?.items);
		expect(copy?.items.list[0]).toMatchObject({
			link: expect.stringContaining("https://news.example/0/"),
		});
	});

	test("a row created by hand neither breaks nor blocks anything", async () => {
		const day = 86_400_000;
		await put(source.cache.table, {
			url: source.upstream.url,
			nextAt: source.now + 400 * day,
			leasedUntil: source.now + 400 * day,
			failures: 3,
			items: Buffer.from("no gzip"),
			movedTo: "http://169.254.169.254/",
			movedAt: source.now,
			checkedAt: source.now + 400 * day,
		});
		const refused = await source.get();
		expect(refused).toMatchObject({
			lastStatus: "private address refused",
			movedTo: "",
		});
		source.now = refused.nextAt;
		const record = await source.get();
		expect(record).toMatchObject({ failures: 0 });
		expect(record.copy?.items.list).toHaveLength(1);
	});

	test("an instance whose clock is an hour ahead does not block others", async () => {
		const ahead = source.instance(source.readItems, 60 * 60_000);
		await ahead.get(source.upstream.url);
		source.upstream.respond((_, response) => response.end(rss("Newer")));
		expect(await source.get()).toMatchObject({
			copy: { checkedAt: source.now, items: { list: [{ title: "Newer 0" }] } },
		});
	});
});
