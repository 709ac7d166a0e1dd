import { describe, expect, it } from "vitest";
import { markParts } from "#frontend/features/search/mark-parts.ts";

describe("marked words", () => {
	const marked = (text: string, forms: string[], isPrefix = false) =>
		markParts(
			text,
			forms.map((form) => ({
				forms: [form],
				meant: form,
				isPrefix,
				isMissing: false,
			})),
		)
			.map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
			.join("");

	it.each([
		["Contact us", ["contact"], "[Contact] us"],
		["CI/CD optimisation", ["ci", "cd"], "[CI]/[CD] optimisation"],
		["Nothing here", ["else"], "Nothing here"],
		["Penetration testing", ["pen"], "Penetration testing"],
		["a cloud, a Cloud", ["cloud"], "a [cloud], a [Cloud]"],
		["Cloud migration", ["migrat"], "Cloud [migration]"],
	])("of %j for %j", (text, forms, expected) => {
		expect(marked(text, forms)).toBe(expected);
	});

	it("mark no more than was typed", () => {
		const isPrefix = true;
		expect(marked("Penetration testing", ["pen"], isPrefix)).toBe(
			"[Pen]etration testing",
		);
	});

	it.each([
		["O'Reilly's book", ["oreillys"], "[O'Reilly's] book"],
		["Don’t panic", ["dont"], "[Don’t] panic"],
	])("of %j for %j include the apostrophe", (text, forms, expected) => {
		expect(marked(text, forms, true)).toBe(expected);
	});

	it("leave the text unchanged", () => {
		const text = "It's “déjà vu”, 70B-parameter & more …";
		const parts = markParts(text, [
			{ forms: ["deja"], meant: "deja", isPrefix: false, isMissing: false },
			{ forms: ["70b"], meant: "70b", isPrefix: true, isMissing: false },
		]);
		expect(parts.map(({ part }) => part).join("")).toBe(text);
		expect(parts.filter(({ isMarked }) => isMarked)).toHaveLength(2);
	});
});
