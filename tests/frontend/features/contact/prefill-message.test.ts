import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contactFields } from "#content/contact/fields.ts";
import {
	joinMessages,
	prefillMessage,
} from "#frontend/features/contact/prefill-message.ts";

const a = "I would like to apply for the position of A.";
const b = "I would like to apply for the position of B.";

describe("prefillMessage", () => {
	it("starts an empty message", () => {
		expect(prefillMessage({ text: "", prefill: "" }, a)).toEqual({
			text: `${a} `,
			prefill: a,
		});
	});

	it.each([`${a} `, a, `${a}\n`])(
		"replaces the earlier prefill %j, which was not edited",
		(text) => {
			const message = { text, prefill: a };
			expect(prefillMessage(message, b)).toEqual({ text: `${b} `, prefill: b });
			expect(prefillMessage(message, "")).toEqual({ text: "", prefill: "" });
		},
	);

	it("leaves what the visitor wrote after it", () => {
		const message = { text: `${a} Since 2019 I have`, prefill: a };
		expect(prefillMessage(message, b)).toEqual({
			text: `${b} Since 2019 I have`,
			prefill: b,
		});
		expect(prefillMessage(message, "")).toEqual(message);
	});

	it("is added above a message written entirely by the visitor", () => {
		expect(prefillMessage({ text: "Hello", prefill: "" }, b)).toEqual({
			text: `${b}\n\nHello`,
			prefill: b,
		});
	});

	it("is not added again if the visitor has edited it, as after a reload", () => {
		const message = { text: "I'd like to apply for A.", prefill: a };
		expect(prefillMessage(message, a)).toEqual(message);
	});

	it("is left out if both together exceed the limit", () => {
		const text = "x".repeat(contactFields.message.limit);
		const message = { text, prefill: "" };
		expect(prefillMessage(message, a)).toEqual(message);
	});

	it("never loses the visitor's text, whatever is requested in whatever order", () => {
		fc.assert(
			fc.property(
				fc.array(
					fc.oneof(
						fc.record({ asked: fc.constantFrom(a, b, "", "Support:") }),
						fc.record({ written: fc.string({ maxLength: 40 }) }),
					),
				),
				(steps) => {
					let message = { text: "", prefill: "" };
					let written = "";
					for (const step of steps) {
						if ("asked" in step) message = prefillMessage(message, step.asked);
						else {
							message = { ...message, text: message.text + step.written };
							written += step.written;
						}
						// Whitespace only does not count as text.
						expect(message.text.replace(/\s/g, "")).toContain(
							written.replace(/\s/g, ""),
						);
					}
				},
			),
		);
	});
});

describe("joinMessages", () => {
	it.each([
		["Half a thought", "Half a thought and more", "Half a thought and more"],
		["Half a thought", "Half", "Half a thought"],
		["Half a thought", "Half a thought", "Half a thought"],
		["Half a thought ", "Another", "Half a thought\nAnother"],
		["", "Another", "Another"],
	])("%j and %j become %j", (saved, typed, joined) => {
		expect(joinMessages(saved, typed)).toBe(joined);
	});
});
