import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contactLimits } from "#content/contact/limits.ts";
import {
	beginMessage,
	joinMessages,
} from "#frontend/features/contact/begin-message.ts";

const a = "I would like to apply for the position of A.";
const b = "I would like to apply for the position of B.";

describe("beginMessage", () => {
	it("begins an empty message", () => {
		expect(beginMessage({ text: "", prefill: "" }, a)).toEqual({
			text: `${a} `,
			prefill: a,
		});
	});

	it.each([`${a} `, a, `${a}\n`])(
		"replaces the earlier beginning %j, which nobody has touched",
		(text) => {
			const message = { text, prefill: a };
			expect(beginMessage(message, b)).toEqual({ text: `${b} `, prefill: b });
			expect(beginMessage(message, "")).toEqual({ text: "", prefill: "" });
		},
	);

	it("leaves what the visitor wrote behind it", () => {
		const message = { text: `${a} Since 2019 I have`, prefill: a };
		expect(beginMessage(message, b)).toEqual({
			text: `${b} Since 2019 I have`,
			prefill: b,
		});
		expect(beginMessage(message, "")).toEqual(message);
	});

	it("stands above a message that is the visitor's alone", () => {
		expect(beginMessage({ text: "Hello", prefill: "" }, b)).toEqual({
			text: `${b}\n\nHello`,
			prefill: b,
		});
	});

	it("does not come back where the visitor has changed it, as after a reload", () => {
		const message = { text: "I'd like to apply for A.", prefill: a };
		expect(beginMessage(message, a)).toEqual(message);
	});

	it("gives way where both are more than a message may hold", () => {
		const text = "x".repeat(contactLimits.message);
		const message = { text, prefill: "" };
		expect(beginMessage(message, a)).toEqual(message);
	});

	it("never loses a word of the visitor's, whatever is asked for in whatever order", () => {
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
						if ("asked" in step) message = beginMessage(message, step.asked);
						else {
							message = { ...message, text: message.text + step.written };
							written += step.written;
						}
						// Blanks alone are no words.
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
