import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	listOf,
	numberFrom,
	object,
	oneOf,
	parseJson,
	text,
} from "#frontend/storage/parse.ts";
import { isoDate, webLink, wholeListOf } from "#frontend/storage/parse-late.ts";

describe("a valid value is returned, any other is not", () => {
	it.each([
		["text", text(3), ["", "abc"], ["abcd", 1, null, undefined, ["a"], {}]],
		["number", numberFrom(0, 9), [0, 9, 1.5], [-1, 10, NaN, Infinity, "1", 1n]],
		[
			"one of",
			oneOf<string | number>("a", 1),
			["a", 1],
			["b", "1", true, null],
		],
		[
			"link",
			webLink,
			["https://a.example", "HTTP://a.example/x?y"],
			["javascript:alert(1)", "data:,x", "//a", "https://", " https://a", 5],
		],
		[
			"date",
			isoDate,
			["", "2026-03-01T00:00:00.000Z"],
			["soon", "9999-99-99T00:00:00Z", 5, "2".repeat(41)],
		],
		["list", listOf(text(1), 2), [[], ["a"]], ["ab", {}, null, { length: 1 }]],
		[
			"whole list",
			wholeListOf(text(1), 2),
			[[], ["a"]],
			[["a", 1], ["a", "b", "c"], "a", null, undefined, {}],
		],
		[
			"object",
			object({ a: text() }),
			[{ a: "" }],
			[{}, { a: 1 }, { b: "" }, null, [], "a", Object.create({ a: "" })],
		],
	] as const)("%s", (_, parse, fitting, others) => {
		for (const value of fitting) expect(parse(value)).toEqual(value);
		for (const value of others) expect(parse(value)).toBeUndefined();
	});
});

it("a list drops invalid items, and items beyond its maximum length", () => {
	expect(listOf(text(1), 3)(["a", 1, "b", "c"])).toEqual(["a", "b"]);
});

it("an object drops unknown fields and invalid optional ones", () => {
	const parse = object<{ a: string }, { b: number; c: number }>(
		{ a: text() },
		{ b: numberFrom(0, 1), c: numberFrom(0, 1) },
	);
	const value = JSON.parse('{"a":"","b":2,"c":1,"d":3,"__proto__":{"b":1}}');
	const parsed = parse(value);
	expect(parsed).toEqual({ a: "", c: 1 });
	expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
});

it("damaged JSON yields undefined", () => {
	for (const json of [null, undefined, "", "{", "NaN", "[".repeat(1e5)]) {
		expect(parseJson(json, (value) => value)).toBeUndefined();
	}
});

it("no input makes a parser throw, and its result is valid again", () => {
	const parse = object<{ items: object[] }, { at: number; all: string[] }>(
		{ items: listOf(object({ link: webLink, date: isoDate }), 10) },
		{ at: numberFrom(0, 8.64e15), all: wholeListOf(text(), 10) },
	);
	fc.assert(
		fc.property(
			fc.oneof(
				fc.anything(),
				fc.record({
					items: fc.array(fc.anything()),
					at: fc.anything(),
					all: fc.oneof(fc.anything(), fc.array(fc.string())),
				}),
			),
			(value) => {
				const parsed = parse(value);
				if (parsed !== undefined) expect(parse(parsed)).toEqual(parsed);
			},
		),
		{ numRuns: 2_000 },
	);
});
