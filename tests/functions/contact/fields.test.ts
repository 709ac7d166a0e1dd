import { describe, expect, it } from "vitest";
import {
	contactFieldNames,
	contactFields,
	fieldNamesOf,
} from "#content/contact/fields.ts";
import { contactSchema } from "#content/contact/schema.ts";
import { fields, mail, wrong } from "#content/copy/interface/contact.yaml";
import { fill } from "#content/fill.ts";
import { toCsv } from "#functions/contact/csv.ts";
import { composeMail } from "#functions/contact/mail.ts";
import { referenceOf } from "#functions/contact/reference.ts";
import { responseForm } from "#functions/contact/response-form.ts";
import { readRow } from "#functions/contact/row.ts";
import { aMessage } from "./make-event.ts";

const row = {
	...aMessage,
	id: "AAAA",
	state: "sent",
	receivedAt: 1,
	giveUpAt: 1,
	expiresAt: 1,
};

describe.each(contactFieldNames)("the field %s", (name) => {
	const { limit, control, required } = contactFields[name];
	const label = fields[name];
	const errorFor = (value: unknown) =>
		contactSchema.safeParse({ ...aMessage, [name]: value }).error?.issues[0]
			?.message;

	it("has its label and limit in error messages", () => {
		expect(errorFor("x".repeat(limit + 1))).toBe(
			fill(wrong.tooLong, { field: label, limit }),
		);
		expect(errorFor(7)).toBe(fill(wrong.notText, { field: label }));
		expect(errorFor(undefined)).toBe(
			required ? fill(wrong.required, { field: label }) : undefined,
		);
	});

	it("is in the response page's form", () => {
		const form = responseForm({ [name]: "<typed>" });
		expect(form).toContain(`name="${name}"`);
		expect(form).toContain("&lt;typed&gt;");
		if (control === "hidden") return;
		expect(form).toContain(`<label for="${name}">${label}`);
		// It would cut off a pasted text without a word.
		expect(form).not.toContain("maxlength");
		expect(responseForm({}, name)).toMatch(
			new RegExp(`name="${name}"[^>]*aria-invalid="true"`),
		);
	});

	it("is in the mail, the stored row and the export", () => {
		const read = readRow({ ...row, [name]: "its value" });
		if (read.status !== "message") throw new Error("unreadable");
		expect(read.message[name]).toBe("its value");
		const { text } = composeMail(read.message);
		expect(`\n${text}`).toContain(
			control === "textarea" ? "\n\nits value" : `\n${label}: its value`,
		);
		const [head, line] = toCsv([read]).split("\r\n");
		expect(head).toContain(`"${name}"`);
		expect(line).toContain('"its value"');
	});

	it("may be missing in a row stored before the form had it, unless nobody could reply", () => {
		const { [name]: _, ...older } = row;
		const read = readRow(older);
		const isNeeded = name === "email_address" || name === "message";
		expect(read.status).toBe(isNeeded ? "unreadable" : "message");
		if (read.status !== "message" || control === "textarea") return;
		expect(composeMail(read.message).text).toContain(
			`${label}: ${mail.notGiven}`,
		);
	});

	it("changes the reference when its value changes", () => {
		const key = "6f0c1a2e-54a1-4d0f-8b61-0f6c0a4f7b11";
		const changed = { ...aMessage, [name]: "another" };
		expect(referenceOf(changed, key)).not.toBe(referenceOf(aMessage, key));
	});
});

it("a message has exactly the fields that the API documents", () => {
	expect(contactFieldNames.toSorted()).toEqual([
		"category",
		"email_address",
		"message",
		"name",
		"phone_number",
	]);
	expect(fieldNamesOf("hidden")).toEqual(["category"]);
});
