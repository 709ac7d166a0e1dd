import { expect, it } from "vitest";
import { parse } from "yaml";
import { setValue } from "#frontend/editor/yaml/set-value.ts";

it.each([">-", ">", ">+", ">2-", "|", "|-", ">- # A note.", "|  # A note."])(
	"changes one line of a text that begins with %s",
	(mark) => {
		const before = `a: ${mark}\n  One two three\n  four five six\n\n  seven eight.\nb: x\n`;
		const value = parse(before);
		const a = value.a.replace("five", "FIVE");
		expect(setValue(before, { ...value, a })).toBe(
			before.replace("five", "FIVE"),
		);
		const other = { ...value, a: "Nine ten.\nEleven." };
		const after = setValue(before, other);
		expect(parse(after)).toEqual(other);
		expect(after.includes("# A note.")).toBe(mark.includes("#"));
	},
);
