import { describe, expect, it } from "vitest";
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
		["name=1&name=2", "Name was sent more than once"],
		["x=1&x=2", "Field x was sent more than once"],
		["toString=1&toString=2", "Field toString was sent more than once"],
	])("rejects %j: %s", (text, words) => {
		expect(fieldsOf(text)).toBe(words);
	});
});
