import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readJsonFeed } from "#content/feeds/output/read-json-feed.ts";
import { writeJsonFeed } from "#content/feeds/output/write-json-feed.ts";
import {
	emptyRecord,
	fromAttributes,
	toAttributes,
} from "#functions/feeds/attributes.ts";
import { createMerger, renderCopy } from "#functions/feeds/render.ts";
import { makeArticle } from "#tests/content/feeds/make-article.ts";
import { makeCopy, makeRecord } from "./make-record.ts";

const full = makeRecord({
	copy: makeCopy({ bodyHash: "hash", maxAgeMs: 5_000, ttlMs: 60_000 }),
	movedTo: "https://www.wiz.io/new",
	movedAt: 900,
	unconditionalUntil: 5_000,
	ended: "moved away",
});
const { url } = full;
const pack = (value: unknown) => gzipSync(JSON.stringify(value));

test("a record is read back as it was written", () => {
	expect(fromAttributes(url, toAttributes(full, true))).toEqual(full);
	const bare = {
		...emptyRecord(url),
		lastStatus: "410",
		ended: "gone" as const,
	};
	expect(fromAttributes(url, toAttributes(bare, true))).toEqual(bare);
});

test("a link with a scheme in capitals, which feeds may have, is read back", () => {
	const link = "HTTPS://news.example/one";
	const list = [makeArticle({ link, source: "Wiz" })];
	const items = { kind: "articles" as const, list };
	const record = makeRecord({ copy: makeCopy({ items }) });
	expect(fromAttributes(url, toAttributes(record, true))).toEqual(record);
	const json = writeJsonFeed(
		{ title: "", link: "", description: "", self: "" },
		items.list,
	);
	expect(readJsonFeed(JSON.parse(json))).toMatchObject([{ link }]);
});

test("a source that has been renamed since has its new name at once, and keeps its mark", () => {
	const list = ["Wizard", "Wizard (sample)"].map((source) =>
		makeArticle({ source }),
	);
	const items = { kind: "articles" as const, list };
	const record = makeRecord({ copy: makeCopy({ items }) });
	const { copy } = fromAttributes(url, toAttributes(record, true));
	expect(copy?.items.list).toMatchObject([
		{ source: "Wiz" },
		{ source: "Wiz (sample)" },
	]);
	expect(copy).toMatchObject({ etag: '"a"' });
});

test("a row written by an older version is read as far as possible", () => {
	const row = toAttributes(full, true);
	for (const name of [
		"bodyHash",
		"maxAgeMs",
		"ttlMs",
		"movedTo",
		"movedAt",
		"unconditionalUntil",
		"ended",
	]) {
		delete row[name];
	}
	expect(fromAttributes(url, row)).toEqual(makeRecord());
});

describe("a copy edited by hand", () => {
	const read = (items: unknown) =>
		fromAttributes(url, { ...toAttributes(full, true), items }).copy;

	test("loses invalid items, and its validators", () => {
		const good = makeArticle({ source: "Wiz" });
		const { title: _, ...untitled } = good;
		const list = [
			good,
			untitled,
			null,
			"text",
			{ ...good, categories: ["a", 1] },
			{ ...good, link: "javascript:alert(1)" },
		];
		expect(read(pack({ kind: "articles", list }))).toMatchObject({
			items: { kind: "articles", list: [good] },
			etag: "",
			lastModified: "",
			bodyHash: "",
		});
	});

	test.each([
		["without a list", pack({ kind: "articles" })],
		["of another kind", pack({ kind: "recipes", list: [] })],
		["a number", pack(7)],
		["invalid JSON", gzipSync("{")],
		["not compressed", Buffer.from("x")],
		["data that expands to 20 MB", gzipSync(Buffer.alloc(20_000_000))],
		["text", "x"],
		["empty", new Uint8Array()],
	] as [string, unknown][])("is ignored if it is %s", (_, items) => {
		expect(read(items)).toBeNull();
	});
});

test("reading and rendering never throw, whatever a row contains", () => {
	const json = fc.jsonValue().map(pack);
	const value = fc.oneof(
		json,
		fc.string(),
		fc.double(),
		fc.boolean(),
		fc.constant(null),
		fc.constant([]),
	);
	const row = toAttributes(full, true);
	const names = Object.keys(row);
	fc.assert(
		fc.property(fc.subarray(names), fc.array(value), (changed, values) => {
			const changes = changed.map((name, n) => [name, values[n] ?? ""]);
			const record = fromAttributes(url, {
				...row,
				...Object.fromEntries(changes),
			});
			if (!record.copy) return;
			expect(renderCopy(url, record.copy).body).toBeTruthy();
			expect(
				createMerger()([record.copy], { format: "json" }, 0).body,
			).toBeTruthy();
		}),
		{ numRuns: 300 },
	);
});
