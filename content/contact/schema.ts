import * as z from "zod/mini";
import {
	type ContactFieldName,
	contactFieldNames,
	contactFields,
	mapNames,
} from "./fields.ts";
import { maxLinks } from "./limits.ts";
import { tidyAddress, tidyLine, tidyText } from "./tidy-text.ts";

/** Why an address is refused; the function says the same of a domain that cannot exist. */
export const badAddress = `${contactFields.email_address.label} must be an address such as name@example.com`;

// The pattern of input[type=email], with at least one dot in the domain and none at an end of
// the local part or doubled in it, which mail services refuse. Letters of every script are
// accepted (RFC 6531), characters that separate addresses are not; nor is "=?", which a mail
// program may take for an encoded word, and write to another address.
const beyondAscii =
	"[^\\p{ASCII}\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}]";
const atom = `(?:[\\w!#$%&'*+/=?^\`{|}~-]|${beyondAscii})+`;
const letterOrDigit = `(?:[a-z\\d]|${beyondAscii})`;
const rest = `(?:(?:${letterOrDigit}|-){0,61}${letterOrDigit})?`;
const emailPattern = new RegExp(
	`^(?!.*=\\?)(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${letterOrDigit}${rest}\\.)+(?!\\d)${letterOrDigit}${rest}$`,
	"iu",
);

// Zero-width signs, fillers and the blank braille cell count as blank too.
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A contact message: the text of each field. */
export type ContactMessage = Record<ContactFieldName, string>;

/**
 * The contact message as POST /api/contact accepts it: exactly the fields of fields.ts, of
 * which those that are not required may be left out. What it returns is tidied (tidy-text.ts).
 */
export const contactSchema = z.strictObject(
	mapNames(contactFieldNames, schemaOf),
	{ error: describeObject },
);

function schemaOf(name: ContactFieldName): z.ZodMiniType<string> {
	const { label, control, limit, required } = contactFields[name];
	const checks: z.core.$ZodCheck<string>[] = [
		z.overwrite(tidyOf(name)),
		z.maxLength(limit, `${label} must be at most ${limit} characters`),
	];
	if (required) checks.push(z.regex(visible, `${label} is required`));
	checks.push(control === "textarea" ? fewLinks(label) : oneLine(label));
	if (control === "email") checks.push(z.regex(emailPattern, badAddress));
	const text = z
		.string({
			error: ({ input }) =>
				`${label} ${input === undefined ? "is required" : "must be text"}`,
		})
		.check(...checks);
	return required ? text : z._default(text, "");
}

function tidyOf(name: ContactFieldName): (text: string) => string {
	const { control } = contactFields[name];
	if (control === "textarea") return tidyText;
	return control === "email" ? tidyAddress : tidyLine;
}

// One-line values head the mail: a line break would forge a line.
function oneLine(label: string) {
	return z.refine<string>(
		(value) => !/[\r\n]/.test(value),
		`${label} must be a single line of text`,
	);
}

function fewLinks(label: string) {
	return z.refine<string>(
		(value) => countLinks(value) <= maxLinks,
		`${label} must contain at most ${maxLinks} links`,
	);
}

function countLinks(text: string): number {
	return text.match(/https?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0;
}

function describeObject(issue: z.core.$ZodRawIssue): string {
	return issue.code === "unrecognized_keys"
		? `Unknown field: ${issue.keys.join(", ").slice(0, 100)}`
		: "The request must be a JSON object";
}
