import { expect, it } from "vitest";
import { keyOf } from "#frontend/editor/client/use-shortcuts.ts";

it.each([
	["s", "KeyS", "s"],
	["S", "KeyS", "s"],
	["ы", "KeyS", "s"],
	["я", "KeyZ", "z"],
	// Another Latin layout, as Dvorak.
	["o", "KeyS", "o"],
])("the key %s in the place %s counts as %s", (key, code, letter) => {
	expect(keyOf({ key, code })).toBe(letter);
});
