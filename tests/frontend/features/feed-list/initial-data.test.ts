// @vitest-environment happy-dom
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { useSWRConfig } from "swr";
import { expect, test } from "vitest";
import { companyPath, routes } from "#content/routes.ts";
import { createInitialData } from "#frontend/features/feed-list/build/initial-data.ts";
import {
	readInitialData,
	writeBlock,
} from "#frontend/features/feed-list/initial-data.ts";
import { text } from "#frontend/storage/parse.ts";
import { bareArticle } from "./items.ts";

const list = {
	at: 5,
	items: ["</script><script>alert(1)</script>", "<!--", "\u2028 & ' \" $&"],
};

test("a page's data block is read back unchanged, whatever it contains", () => {
	const block = writeBlock("news", list);
	const [, attributes, json = ""] =
		/^<script ([^>]*)>(.*)<\/script>$/s.exec(block) ?? [];
	expect(attributes).toBe('type="application/json" id="built-news"');
	expect(json).not.toContain("<");
	document.body.innerHTML = block;
	expect(readInitialData(document, "news", text())).toEqual(list);
	expect(readInitialData(document, "papers", text())).toBeUndefined();
});

test.each([
	["another version", '{"version":2,"items":["a"],"at":5}'],
	["no time", '{"version":1,"items":["a"]}'],
	["no valid item", '{"version":1,"items":[1],"at":5}'],
	["damaged JSON", '{"version":1,'],
])("a data block with %s is ignored", (_, json) => {
	document.body.innerHTML = `<script type="application/json" id="built-news">${json}</script>`;
	expect(readInitialData(document, "news", text())).toBeUndefined();
});

test("the build adds the first twelve articles to the news page, their topics to the home page, and nothing to pages without a list", () => {
	const initialData = createInitialData();
	const page = "<body></body>";
	expect(initialData.addTo(page, routes.blog)).toBe(page);
	const items = Array.from({ length: 30 }, (_, n) =>
		bareArticle({ title: `Article ${n}`, categories: [`Topic ${n % 3}`] }),
	);
	initialData.giveSnapshots({
		news: { items, at: 5, sources: 8 },
		papers: null,
	});
	expect(initialData.addTo(page, companyPath("about"))).toBe(page);
	expect(initialData.addTo(page, routes.research)).toBe(page);
	expect(initialData.addTo(page, routes.blog)).toContain("Article 11");
	expect(initialData.addTo(page, routes.blog)).not.toContain("Article 12");
	expect(initialData.addTo(page, routes.home)).toContain('["Topic 0"');

	let fallback = {};
	// biome-ignore lint/correctness/noComponentHookFactories: rendered once
	function Reader() {
		fallback = useSWRConfig().fallback;
		return null;
	}
	renderToString(initialData.provide(createElement(Reader)));
	expect(Object.keys(fallback)).toEqual(["blog-feeds", "news-categories"]);
});
