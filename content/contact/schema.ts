import * as z from "zod/mini";
import { fields, refusals, wrong } from "#content/copy/interface/contact.yaml";
import { fill } from "#content/fill.ts";
import {
	type ContactFieldName,
	contactFieldNames,
	contactFields,
	mapNames,
} from "./fields.ts";
import { maxLinks } from "./limits.ts";
import { tidyAddress, tidyLine, tidyText } from "./tidy-text.ts";

/** Error for an invalid address; the function also uses it for a domain that cannot exist. */
export const badAddress = fill(wrong.address, {
	field: fields.email_address,
});

// The pattern of input[type=email], plus what mail services require: at least one dot in the
// domain, no digit at the start of its last part, at most 64 characters in the local part, and no
// dot at its ends or next to another. Letters of every script are accepted (RFC 6531), but not
// characters that separate addresses, nor "=?", which a mail program may decode as an encoded word
// and so write to another address.
const nonAscii = "[^\\p{ASCII}\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}]";
const atom = `(?:[\\w!#$%&'*+/=?^\`{|}~-]|${nonAscii})+`;
const letterOrDigit = `(?:[a-z\\d]|${nonAscii})`;
const labelRest = `(?:(?:${letterOrDigit}|-){0,61}${letterOrDigit})?`;
const emailPattern = new RegExp(
	`^(?!.*=\\?)(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${letterOrDigit}${labelRest}\\.)+(?!\\d)${letterOrDigit}${labelRest}$`,
	"iu",
);

// Zero-width characters, fillers and the blank braille cell count as blank too.
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A contact message: the text of each field. */
export type ContactMessage = Record<ContactFieldName, string>;

/**
 * The contact message as POST /api/contact accepts it: exactly the fields of fields.ts, of which
 * optional ones may be left out. The parsed message is tidied (tidy-text.ts).
 */
export const contactSchema = z.strictObject(
	mapNames(contactFieldNames, schemaOf),
	{ error: describeObject },
);

function schemaOf(name: ContactFieldName): z.ZodMiniType<string> {
	const { control, limit, required } = contactFields[name];
	const field = fields[name];
	const checks: z.core.$ZodCheck<string>[] = [
		z.overwrite(tidyOf(name)),
		z.maxLength(limit, fill(wrong.tooLong, { field, limit })),
	];
	if (required) checks.push(z.regex(visible, fill(wrong.required, { field })));
	checks.push(control === "textarea" ? fewLinks(field) : oneLine(field));
	if (control === "email") checks.push(z.regex(emailPattern, badAddress));
	const text = z
		.string({
			error: ({ input }) =>
				fill(input === undefined ? wrong.required : wrong.notText, { field }),
		})
		.check(...checks);
	return required ? text : z._default(text, "");
}

function tidyOf(name: ContactFieldName): (text: string) => string {
	const { control } = contactFields[name];
	if (control === "textarea") return tidyText;
	return control === "email" ? tidyAddress : tidyLine;
}

// The mail begins with the one-line values: a line break in one would forge another line.
function oneLine(field: string) {
	return z.refine<string>(
		(value) => !/[\r\n]/.test(value),
		fill(wrong.oneLine, { field }),
	);
}

function fewLinks(field: string) {
	return z.refine<string>(
		(value) => countLinks(value) <= maxLinks,
		fill(wrong.tooManyLinks, { field, limit: maxLinks }),
	);
}

function countLinks(text: string): number {
	return text.match(/https?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0;
}

function describeObject(issue: z.core.$ZodRawIssue): string {
	return issue.code === "unrecognized_keys"
		? fill(refusals.unknownField, {
				field: issue.keys.join(", ").slice(0, 100),
			})
		: refusals.notObject;
}
