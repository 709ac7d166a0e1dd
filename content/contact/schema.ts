import * as z from "zod/mini";
import { contactLabels, contactLimits, maxLinks } from "./limits.ts";

// As input[type=email] has it, with a dot in the domain and none astray in the local part:
// mail services refuse the rest. Letters beyond ASCII, and with them look-alikes, stay out; so
// does "=?", by which a mail program may read an encoded word, and write to another address.
const emailPattern =
	/^(?!.*=\?)(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

// Zero-width signs, fillers and the blank braille cell count as blank too.
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * The contact message as POST /api/contact accepts it (specification §3, §5 and §7):
 * exactly these five fields, of which only the phone number may be left out.
 */
export const contactSchema = z.strictObject(
	{
		name: line("name"),
		phone_number: z._default(
			textOf("phone_number").check(oneLine("Phone number")),
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

function textOf(field: Field) {
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
			z.maxLength(max, `${label} must be at most ${max} characters`),
			// Half of a surrogate pair cannot be written as UTF-8, so it would not arrive as it was sent.
			z.refine((value) => !/\p{Cs}/u.test(value), `${label} must be text`),
		);
}

function notBlank(field: Field) {
	return z.regex(visible, `${contactLabels[field]} is required`);
}

// One-line values head the mail: a line break would forge a line, a direction override would disguise one.
function oneLine(label: string) {
	return z.refine<string>(
		(value) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(value),
		`${label} must be a single line of text`,
	);
}

function line(field: Field) {
	return textOf(field).check(notBlank(field), oneLine(contactLabels[field]));
}

function message() {
	return textOf("message").check(
		notBlank("message"),
		z.refine(
			// Line breaks and tabs are text, other control characters are not.
			(value) => !/[^\P{Cc}\t\n\r]/u.test(value),
			"Message must be text",
		),
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
	return textOf("email_address").check(
		notBlank("email_address"),
		oneLine("Email"),
		z.regex(emailPattern, "Email must be an address such as name@example.com"),
	);
}

function describeObject(issue: { code: string; keys?: unknown }): string {
	return issue.code === "unrecognized_keys"
		? `Unknown field: ${(issue.keys as string[]).join(", ").slice(0, 100)}`
		: "The request must be a JSON object";
}
