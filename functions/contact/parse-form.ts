import {
	type ContactFieldName,
	contactFieldNames,
} from "#content/contact/fields.ts";
import {
	fields as labels,
	refusals,
	wrong,
} from "#content/copy/interface/contact.yaml";
import { fill } from "#content/fill.ts";

/** What the visitor typed, filled in again when an error is shown. */
export type TypedFields = Partial<Record<ContactFieldName, string>>;

type Form =
	| { status: "ok"; fields: Record<string, string>; typed: TypedFields }
	| { status: "refused"; reason: string };

/**
 * Parses application/x-www-form-urlencoded text. Does not use URLSearchParams, which silently
 * replaces invalid UTF-8 and hides repeated fields.
 */
export function parseForm(text: string): Form {
	const fields = new Map<string, string>();
	for (const pair of text.split("&").filter(Boolean)) {
		const [name, value] = splitPair(pair).map(decode);
		if (name == null || value == null) {
			return { status: "refused", reason: refusals.notUtf8 };
		}
		if (fields.has(name)) {
			return {
				status: "refused",
				reason: fill(wrong.twice, { field: labelOf(name) }),
			};
		}
		// Browsers send line breaks as CRLF in forms but as LF in JSON.
		fields.set(name, value.replace(/\r\n/g, "\n"));
	}
	const typed: TypedFields = {};
	for (const name of contactFieldNames) {
		const value = fields.get(name);
		if (value !== undefined) typed[name] = value;
	}
	return { status: "ok", fields: Object.fromEntries(fields), typed };
}

function splitPair(pair: string): [string, string] {
	const index = pair.indexOf("=");
	return index < 0 ? [pair, ""] : [pair.slice(0, index), pair.slice(index + 1)];
}

function decode(text: string): string | null {
	try {
		return decodeURIComponent(text.replaceAll("+", " "));
	} catch {
		return null;
	}
}

function labelOf(name: string): string {
	const known = contactFieldNames.find((field) => field === name);
	return known ? labels[known] : `Field ${name.slice(0, 40)}`;
}
