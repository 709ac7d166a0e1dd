import { expect, test } from "vitest";
import {
	givenList,
	setInitialData,
	writeBlock,
} from "#frontend/features/feed-list/initial-data.ts";

test("a page's data block reads back as it was, whatever it holds", () => {
	const list = {
		at: 5,
		items: ["</script><script>alert(1)</script>", "<!--", "\u2028 & ' \" $&"],
	};
	const block = writeBlock("news", list);
	const [, attributes, json = ""] =
		/^<script ([^>]*)>(.*)<\/script>$/s.exec(block) ?? [];
	expect(attributes).toBe('type="application/json" id="built-news"');
	expect(json).not.toContain("<");
	expect(JSON.parse(json)).toEqual({ version: 1, ...list });
});

test("the prerenderer's lists are told apart by their keys", () => {
	const list = { at: 5, items: ["a"] };
	setInitialData("news", list);
	expect(givenList("news")).toBe(list);
	expect(givenList("papers")).toBeNull();
});
