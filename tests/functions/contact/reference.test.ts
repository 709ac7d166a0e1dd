import { describe, expect, it } from "vitest";
import { referenceOf, referencesOfForm } from "#functions/contact/reference.ts";
import { aMessage } from "./make-event.ts";

describe("a reference", () => {
	const key = "6F0C1A2E-54A1-4D0F-8B61-0F6C0A4F7B11";

	it("is four groups of digits and letters, without the letters I, L, O and U, which are easily misread", () => {
		expect(referenceOf(aMessage, key)).toMatch(
			/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/,
		);
	});
	it("is the same for the same key, in any letter case, and content", () => {
		expect(referenceOf(aMessage, key.toLowerCase())).toBe(
			referenceOf(aMessage, key),
		);
	});
	it.each([undefined, "", "1", "x".repeat(36)])(
		"is new each time for the key %j",
		(none) => {
			expect(referenceOf(aMessage, none)).not.toBe(referenceOf(aMessage, none));
		},
	);
	it("of a plain form changes daily, and comes with that of the day before", () => {
		const at = (now: number) =>
			referencesOfForm(aMessage, "192.0.2.1", "s", now);
		expect(at(0)).toEqual(at(86_399_999));
		expect(at(86_400_000).today).not.toBe(at(0).today);
		expect(at(86_400_000).yesterday).toBe(at(0).today);
	});
});
