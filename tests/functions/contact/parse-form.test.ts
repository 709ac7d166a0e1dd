import { describe, expect, it } from "vitest";
import * as contactWords from "#content/copy/interface/contact.yaml";
import { fill } from "#content/fill.ts";
import { parseForm } from "#functions/contact/parse-form.ts";

describe("parseForm", () => {
	const fieldsOf = (text: string) => {
		const form = parseForm(text);
		return form.status === "ok" ? form.fields : form.reason;
	};
	it.each([
		["", {}],
		["name=A+B%26&message=1%3D1", { name: "A B&", message: "1=1" }],
		["name", { name: "" }],
		["message=a%0D%0Ab", { message: "a\nb" }],
		["a=b=c", { a: "b=c" }],
	])("reads the fields of %j", (text, fields) => {
		expect(fieldsOf(text)).toEqual(fields);
	});
	it.each([
		["name=1&name=2", contactWords.fields.name],
		["x=1&x=2", "Field x"],
		["toString=1&toString=2", "Field toString"],
	])("rejects %j, and names %s", (text, field) => {
		expect(fieldsOf(text)).toBe(fill(contactWords.wrong.twice, { field }));
	});
});
