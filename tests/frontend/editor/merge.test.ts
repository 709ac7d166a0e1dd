import { describe, expect, it } from "vitest";
import { isEqual, merge as mergeAll } from "#frontend/editor/client/merge.ts";

/** Merges, and returns only the places of the conflicts. */
function merge(...sides: Parameters<typeof mergeAll>) {
	const { value, conflicts } = mergeAll(...sides);
	return { value, conflicts: conflicts.map(({ path }) => path) };
}

const page = {
	heading: "Docs",
	intro: "Start here.",
	meta: { title: "Docs", description: "All of it" },
	body: ["One.", "Two.", "Three."],
};

it("keeps a change of either side to a field, however deep", () => {
	const theirs = { ...page, heading: "Manual" };
	const mine = { ...page, meta: { ...page.meta, title: "Mine" } };
	expect(merge(page, theirs, mine)).toEqual({
		value: { ...page, heading: "Manual", meta: mine.meta },
		conflicts: [],
	});
});

it("keeps added and removed fields of either side", () => {
	const { intro: _, ...theirs } = page;
	const mine = { ...page, note: "New" };
	expect(merge(page, theirs, mine)).toEqual({
		value: { ...theirs, note: "New" },
		conflicts: [],
	});
});

it("takes what both sides changed alike, in whatever order the fields are", () => {
	const theirs = { ...page, intro: "Alike." };
	const turned = Object.fromEntries(Object.entries(theirs).toReversed());
	expect(merge(page, theirs, { ...turned, left: undefined })).toEqual({
		value: theirs,
		conflicts: [],
	});
	expect(isEqual({ a: 1, b: [2] }, { b: [2], a: 1, c: undefined })).toBe(true);
	expect(isEqual({ a: 1 }, { a: 1, b: null })).toBe(false);
	expect(isEqual([], {})).toBe(false);
});

it.each([
	["mine", "Mine"],
	["theirs", "Theirs"],
] as const)(
	"names the fields that both changed, with the words of the preferred side: %s",
	(preferred, heading) => {
		const theirs = { ...page, heading: "Theirs", body: ["1.", "Two.", "3."] };
		const mine = { ...page, heading: "Mine", body: ["One.", "2.", "Three."] };
		expect(merge(page, theirs, mine, preferred)).toEqual({
			value: { ...page, heading, body: ["1.", "2.", "3."] },
			conflicts: [["heading"]],
		});
	},
);

it("asks about a field that one side removed and the other changed", () => {
	const { intro: _, ...without } = page;
	const changed = { ...page, intro: "Changed." };
	expect(merge(page, without, changed)).toEqual({
		value: changed,
		conflicts: [["intro"]],
	});
	expect(merge(page, changed, without)).toEqual({
		value: without,
		conflicts: [["intro"]],
	});
});

describe("a list", () => {
	const links = [
		{ label: "A", href: "/a" },
		{ label: "B", href: "/b" },
	];

	it("is merged entry by entry if it kept its length", () => {
		const theirs = [{ label: "A", href: "/1" }, links[1]];
		const mine = [{ label: "One", href: "/a" }, links[1]];
		expect(merge(links, theirs, mine)).toEqual({
			value: [{ label: "One", href: "/1" }, links[1]],
			conflicts: [],
		});
	});

	it("names the entry's field that both changed", () => {
		const theirs = [links[0], { label: "2", href: "/b" }];
		const mine = [links[0], { label: "Two", href: "/b" }];
		expect(merge({ links }, { links: theirs }, { links: mine })).toEqual({
			value: { links: mine },
			conflicts: [["links", 1, "label"]],
		});
	});

	it("is one field if its length differs, or its entries moved", () => {
		const edited = [{ label: "One", href: "/a" }, links[1]];
		for (const other of [[...links, links[0]], links.toReversed()]) {
			expect(merge({ links }, { links: other }, { links: edited })).toEqual({
				value: { links: edited },
				conflicts: [["links"]],
			});
			expect(merge({ links }, { links: edited }, { links: other })).toEqual({
				value: { links: other },
				conflicts: [["links"]],
			});
		}
	});
});

describe("a list whose entries have ids", () => {
	const [a, b, c, d] = ["a", "b", "c", "d"].map((id) => ({ id, text: id }));

	it("keeps what either side added, removed or changed", () => {
		expect(merge([a, b, c], [d, { id: "a", text: "A" }, b, c], [a, c])).toEqual(
			{ value: [d, { id: "a", text: "A" }, c], conflicts: [] },
		);
	});

	it("follows the side that changed the order", () => {
		const edited = { id: "a", text: "A" };
		expect(merge([a, b, c], [c, a, b], [edited, b, c]).value).toEqual([
			c,
			edited,
			b,
		]);
		expect(merge([a, b, c], [edited, b, c], [c, a, b]).value).toEqual([
			c,
			edited,
			b,
		]);
	});

	it("asks about an entry that one side removed and the other changed", () => {
		const edited = { id: "b", text: "B" };
		expect(merge([a, b, c], [a, c, d], [a, edited, c])).toEqual({
			value: [a, edited, c, d],
			conflicts: [[1]],
		});
		expect(merge([a, b, c], [a, edited, c], [a, c, d])).toEqual({
			value: [a, c, d],
			conflicts: [[1]],
		});
	});

	it("is one field if both changed the order, or an id is there twice", () => {
		for (const [theirs, mine] of [
			[
				[c, a, b],
				[b, a, c],
			],
			[
				[a, a, b, c],
				[a, c],
			],
		]) {
			expect(
				merge({ list: [a, b, c] }, { list: theirs }, { list: mine }),
			).toEqual({
				value: { list: mine },
				conflicts: [["list"]],
			});
		}
	});
});

it("does not combine the fields of two kinds", () => {
	const figure = { kind: "flow", title: "Runs", steps: ["a", "b"] };
	const theirs = { kind: "table", title: "Runs", rows: [] };
	const mine = { ...figure, steps: ["a", "c"] };
	expect(merge({ figure }, { figure: theirs }, { figure: mine })).toEqual({
		value: { figure: mine },
		conflicts: [["figure"]],
	});
});

it("cannot tell who changed what if the opened value is unknown", () => {
	expect(merge(undefined, page, { ...page, heading: "Mine" })).toEqual({
		value: { ...page, heading: "Mine" },
		conflicts: [[]],
	});
	expect(merge(undefined, page, page).conflicts).toEqual([]);
});

it("reports each side's value of a field that both changed", () => {
	const { conflicts } = mergeAll({ a: 1, b: 1 }, { a: 2, b: 1 }, { b: 2 });
	expect(conflicts).toEqual([{ path: ["a"], theirs: 2, mine: undefined }]);
});
