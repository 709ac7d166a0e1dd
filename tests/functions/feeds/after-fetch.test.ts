import { describe, expect, test } from "vitest";
import { FeedParseError } from "#content/feeds/feed-parse-error.ts";
import { recordAfter } from "#functions/feeds/after-fetch.ts";
import { bodyHash } from "#functions/feeds/body-hash.ts";
import type { UpstreamResponse } from "#functions/feeds/fetch-upstream.ts";
import { makeArticle } from "#tests/content/feeds/make-article.ts";
import {
	makeChanged,
	makeCopy,
	makeRecord,
	makeUnchanged,
} from "./make-record.ts";
import type { ReadItems } from "./set-up-source.ts";

const now = 1_000_000;
const readOne: ReadItems = () => ({
	kind: "articles",
	list: [makeArticle({ source: "Wiz" })],
});
const changed = makeChanged({ etag: '"b"', lastModified: "Fri" });
const failed = (reason: string, retryAfterMs?: number): UpstreamResponse => ({
	kind: "failed",
	reason,
	...(retryAfterMs !== undefined && { retryAfterMs }),
});
const next = (
	response: UpstreamResponse,
	before = makeRecord(),
	readItems: ReadItems = readOne,
) =>
	recordAfter(
		before,
		response,
		(url, body) => ({ items: readItems(url, body), ttlMinutes: null }),
		now,
	);

describe("a good response", () => {
	test("ends a series of failures and starts four fresh minutes", () => {
		const before = makeRecord({ failures: 3, lastStatus: "503", copy: null });
		expect(next(changed, before)).toEqual(
			makeRecord({
				copy: makeCopy({
					etag: '"b"',
					lastModified: "Fri",
					bodyHash: bodyHash(new Uint8Array(), ""),
					receivedAt: now,
					fetchedAt: now,
					checkedAt: now,
				}),
				nextAt: now + 240_000,
			}),
		);
	});

	test("with the same items as before keeps them and their timestamp", () => {
		const before = makeRecord();
		const { copy } = next(changed, before);
		expect(copy?.items).toBe(before.copy?.items);
		expect(copy).toMatchObject({ fetchedAt: 1_000, checkedAt: now });
	});

	test("may be an empty list if there was none to lose", () => {
		const readNone: ReadItems = () => ({ kind: "papers", list: [] });
		const empty = next(changed, makeRecord({ copy: null }), readNone);
		expect(empty).toMatchObject({ lastStatus: "200", failures: 0 });
		expect(next(changed, empty, readNone)).toMatchObject({ failures: 0 });
	});

	test("304 confirms the copy", () => {
		expect(next(makeUnchanged())).toMatchObject({
			lastStatus: "304",
			copy: { ...makeCopy(), checkedAt: now },
		});
	});
});

describe("a failure", () => {
	test("keeps the cached copy", () => {
		const before = makeRecord();
		expect(next(failed("500"), before).copy).toBe(before.copy);
	});

	test("includes an empty list that would clear the page", () => {
		const before = makeRecord();
		expect(
			next(changed, before, () => ({ kind: "articles", list: [] })),
		).toMatchObject({ lastStatus: "no items", failures: 1, copy: before.copy });
	});

	test.each([
		[0, 30_000],
		[1, 60_000],
		[5, 960_000],
		[6, 1_800_000],
		[1_000, 1_800_000],
	])("after %i previous failures waits %i ms", (failures, wait) => {
		const before = makeRecord({ failures });
		expect(next(failed("500"), before).nextAt).toBe(now + wait);
	});

	test.each([
		["429", 90_000, 90_000],
		["429", 1_000, 30_000],
		["503", 90_000, 90_000],
		["429", undefined, 300_000],
		["429", 10 * 86_400_000, 86_400_000],
	])("%s with Retry-After %s waits %i ms", (reason, retryAfter, wait) => {
		expect(next(failed(reason, retryAfter)).nextAt).toBe(now + wait);
	});

	test.each<[string, UpstreamResponse, ReadItems]>([
		["304 without a copy", makeUnchanged(), readOne],
		[
			"not a feed: an HTML page",
			changed,
			() => {
				throw new FeedParseError("an HTML page");
			},
		],
	])("%s", (lastStatus, response, readItems) => {
		const before = makeRecord({ copy: null });
		expect(next(response, before, readItems)).toMatchObject({
			lastStatus,
			failures: 1,
			copy: null,
		});
	});
});
