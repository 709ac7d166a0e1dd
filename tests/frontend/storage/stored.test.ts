import { afterEach, describe, expect, it, vi } from "vitest";
import {
	readCached,
	writeCached,
} from "#frontend/features/feed-list/cached-list.ts";
import { parseArticle } from "#frontend/features/feed-list/parse-items.ts";
import { parseDocuments } from "#frontend/features/search/parse-documents.ts";
import { createSearchEngine } from "#frontend/features/search/search-engine.ts";
import { object, text } from "#frontend/storage/parse.ts";
import { stored } from "#frontend/storage/stored.ts";
import { makeArticle } from "#tests/content/feeds/make-article.ts";
import { storage, stubStorage } from "./stub-storage.ts";

afterEach(() => {
	vi.unstubAllGlobals();
});

describe("a stored value", () => {
	const parse = object({ name: text() });

	it("reads back as it was written", () => {
		const area = storage();
		const value = stored(() => area, "key", 1, parse);
		expect(value.read()).toBeUndefined();
		expect(value.write({ name: "Ada" })).toBe(true);
		expect(value.read()).toEqual({ name: "Ada" });
		value.clear();
		expect(value.read()).toBeUndefined();
	});

	it.each([
		'{"name":"Ada"}',
		'{"version":2,"name":"Ada"}',
		'"Ada"',
		"{",
		"null",
	])("of another version or shape is ignored, and overwritten: %s", (text) => {
		const area = storage({ key: text });
		const value = stored(() => area, "key", 1, parse);
		expect(value.read()).toBeUndefined();
		value.write({ name: "Ben" });
		expect(value.read()).toEqual({ name: "Ben" });
	});

	it("is empty if storage is forbidden, and reports that it was not written", () => {
		const forbidden = stored(
			() => {
				throw new Error("SecurityError");
			},
			"key",
			1,
			parse,
		);
		expect(forbidden.read()).toBeUndefined();
		expect(forbidden.write({ name: "Ada" })).toBe(false);
		expect(() => forbidden.clear()).not.toThrow();
	});
});

describe("a cached list", () => {
	const article = makeArticle({ content: "" });
	const { categories: _, ...older } = article;
	const hour = 60 * 60_000;

	function read(items: unknown[], at = Date.now() - hour) {
		const list = JSON.stringify({ version: 1, items, at });
		stubStorage({ news: list });
		return readCached("news", parseArticle);
	}

	it("is returned without invalid articles", () => {
		expect(read([older, article, null])?.items).toEqual([article]);
	});

	it("is ignored if no article is valid, or its time is not", () => {
		expect(read([older])).toBeNull();
		expect(read([article], Date.now() + hour)).toBeNull();
		expect(read([article], Date.now() - 25 * hour)).toBeNull();
		expect(read([article], Number.NaN)).toBeNull();
	});

	it("is read as it was stored", () => {
		stubStorage();
		const list = { items: [article], at: Date.now() };
		writeCached("news", parseArticle, list);
		expect(readCached("news", parseArticle)).toEqual(list);
	});
});

it("search documents are read without invalid ones, and indexed once per link", () => {
	const document = {
		link: "/a",
		title: "About",
		description: "",
		group: "Company",
		icon: "house",
	};
	const parsed = parseDocuments([
		document,
		document,
		{ ...document, link: "javascript:alert(1)" },
		{ ...document, group: "Else" },
		null,
	]);
	expect(parsed).toEqual([document, document]);
	expect(createSearchEngine(parsed ?? []).documents()).toEqual([document]);
	expect(parseDocuments({})).toBeUndefined();
});
