import * as z from "zod/mini";
import { contactLabels, contactLimits, maxLinks } from "./limits.ts";
import { tidyAddress, tidyLine, tidyText } from "./tidy-text.ts";

/** Why an address is refused; the function says the same of a domain that cannot exist. */
export const badAddress =
	"Email must be an address such as name@example.com" as const;

// As input[type=email] has it, with a dot in the domain and none astray in the local part:
// mail services refuse the rest. Letters of every script may stand in it (RFC 6531), but no
// sign that separates addresses; nor may "=?", by which a mail program may read an encoded
// word, and write to another address.
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

/**
 * The contact message as POST /api/contact accepts it: exactly these five fields, of which
 * only the phone number may be left out. What it returns is tidied (tidy-text.ts).
 */
export const contactSchema = z.strictObject(
	{
		name: line("name"),
		phone_number: z._default(
			textOf("phone_number", tidyLine).check(oneLine("Phone number")),
			"",
		),
		email_address: emailAddress(),
		category: line("category"),
		message: message(),
	},
	{ error: describeObject },
);
export type ContactMessage = z.infer<typeof contactSchema>;

type Field = keyof typeof contactLimits;

function textOf(field: Field, tidy: (text: string) => string) {
	const label = contactLabels[field];
	const max = contactLimits[field];
	return z
		.string({
			error: (issue) =>
				issue.input === undefined
					? `${label} is required`
					: `${label} must be text`,
		})
		.check(
			z.overwrite(tidy),
			z.maxLength(max, `${label} must be at most ${max} characters`),
		);
}

function notBlank(field: Field) {
	return z.regex(visible, `${contactLabels[field]} is required`);
}

// One-line values head the mail: a line break would forge a line.
function oneLine(label: string) {
	return z.refine<string>(
		(value) => !/[\r\n]/.test(value),
		`${label} must be a single line of text`,
	);
}

function line(field: Field) {
	return textOf(field, tidyLine).check(
		notBlank(field),
		oneLine(contactLabels[field]),
	);
}

function message() {
	return textOf("message", tidyText).check(
		notBlank("message"),
		z.refine(
			(value) => countLinks(value) <= maxLinks,
			`Message must contain at most ${maxLinks} links`,
		),
	);
}

function countLinks(text: string): number {
	return text.match(/https?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0;
}

function emailAddress() {
	return textOf("email_address", tidyAddress).check(
		notBlank("email_address"),
		oneLine("Email"),
		z.regex(emailPattern, badAddress),
	);
}

function describeObject(issue: { code: string; keys?: unknown }): string {
	return issue.code === "unrecognized_keys"
		? `Unknown field: ${(issue.keys as string[]).join(", ").slice(0, 100)}`
		: "The request must be a JSON object";
}
