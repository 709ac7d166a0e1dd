import { CommandRoot } from "cmdk";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import {
	maxQueryWords,
	readQuery,
} from "#frontend/features/search/query-words.ts";
import { SearchHead } from "#frontend/features/search/SearchHead.tsx";
import {
	closeSearch,
	openSearch,
	queryLimit,
	setSearchQuery,
	takeTypedSearch,
	useSearch,
} from "#frontend/features/search/search-store.ts";

it("the input takes at most 200 characters", () => {
	const head = createElement(SearchHead, {
		input: { current: null },
		query: "",
		hasResults: false,
		selectedId: undefined,
	});
	const html = renderToStaticMarkup(createElement(CommandRoot, null, head));
	expect(queryLimit).toBe(200);
	expect(html).toMatch(/<input[^>]* maxLength="200"/i);
});

it("a longer text that was typed before the input could take it is cut", () => {
	openSearch();
	takeTypedSearch("a".repeat(queryLimit + 1));
	expect(useSearch.getState().query).toHaveLength(queryLimit);
	setSearchQuery(`${useSearch.getState().query}b`);
	expect(useSearch.getState().query).toHaveLength(queryLimit);
	closeSearch();
});

it("a query has at most 40 words, even one of characters that stand for four words each", () => {
	const vocabulary = { words: () => new Set(["zebra"]), has: () => false };
	const query = "\ufdfa".repeat(queryLimit);
	expect(query.normalize("NFKD").split(" ").length).toBeGreaterThan(500);
	expect(maxQueryWords).toBe(40);
	expect(readQuery(query, vocabulary)).toHaveLength(maxQueryWords);
	expect(readQuery("zebra and okapi", vocabulary)).toHaveLength(2);
});
