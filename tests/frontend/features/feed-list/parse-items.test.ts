import { expect, it } from "vitest";
import {
	parseArticle,
	parseList,
	parsePaper,
} from "#frontend/features/feed-list/parse-items.ts";
import { bareArticle, barePaper } from "./items.ts";

// Data stored by an older version, or changed by a browser extension, is dropped before a page
// reads it.

const items = [
	["article", bareArticle({}), parseArticle],
	["paper", barePaper({}), parsePaper],
] as const;

const fields = items.flatMap(([kind, item, parse]) =>
	Object.keys(item).map((field) => ({ kind, field, item, parse })),
);

it.each(fields)(
	"$kind without $field, or with another type there, is dropped",
	({ field, item, parse }) => {
		expect(parse(item)).toEqual(item);
		const { [field]: _, ...others } = item as Record<string, unknown>;
		expect(parse(others)).toBeUndefined();
		for (const other of [null, 7, {}, [7], [null], true]) {
			expect(parse({ ...item, [field]: other })).toBeUndefined();
		}
	},
);

it("a list keeps the valid items, and is rejected without any", () => {
	const parse = parseList(parseArticle);
	const { categories: _, ...old } = bareArticle({});
	const whole = bareArticle({ title: "whole" });
	expect(parse({ items: [old, whole], at: 1 })).toEqual({
		items: [whole],
		at: 1,
	});
	expect(parse({ items: [old], at: 1 })).toBeUndefined();
});
