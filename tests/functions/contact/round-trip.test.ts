import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
	contactFieldNames,
	contactFields,
	fieldNamesOf,
	longText,
	mapNames,
	oneLine,
} from "#content/contact/fields.ts";
import { maxLinks } from "#content/contact/limits.ts";
import { type ContactMessage, contactSchema } from "#content/contact/schema.ts";
import { fields, mail as words } from "#content/copy/interface/contact.yaml";
import { headerAddress } from "#functions/contact/mail-address.ts";
import { receive } from "#functions/contact/receive.ts";
import { getRow } from "#functions/contact/store.ts";
import { cpuSeconds } from "#tests/cpu-seconds.ts";
import { formEvent, jsonEvent } from "./make-event.ts";
import { type RealParts, startRealParts } from "./real-parts.ts";

let parts: RealParts;
beforeAll(async () => {
	parts = await startRealParts();
	parts.receiver.rateLimit.messagesPerHour = 100_000;
});
afterAll(() => parts.close());

const text = (max: number) =>
	fc.oneof(
		fc.string({ unit: "grapheme", minLength: 1, maxLength: max }),
		fc.string({ unit: "binary", minLength: 1, maxLength: max }),
		fc.string({
			unit: fc.constantFrom(
				"<",
				"&",
				'"',
				"'",
				"%",
				"+",
				"=",
				" ",
				"\n",
				"é",
				"\u200f",
			),
			maxLength: max,
		}),
	);
const message: fc.Arbitrary<ContactMessage> = fc.record({
	...mapNames(contactFieldNames, () => text(40)),
	phone_number: fc.oneof(fc.constant(""), text(20)),
	email_address: fc.oneof(fc.emailAddress(), text(30)),
	category: fc.constantFrom("General Enquiry", "Ärger & <b>", "x"),
	message: text(200),
});
const accepted = message.filter(
	(value) => contactSchema.safeParse(value).success,
);
// Typed and stored text differ by invisible characters (tidy-text.ts).
const storedForm = (typed: ContactMessage) => contactSchema.parse(typed);

async function expectMail(sent: ContactMessage) {
	const [mail] = await parts.mails();
	await parts.clear();
	expect(mail, "no mail has arrived").toBeDefined();
	const reference = mail?.subject.split(" ").at(-1) ?? "";
	const stored = await getRow(parts.receiver.table, reference, Date.now());
	expect(stored).toMatchObject({ status: "message", message: sent });
	const replyTo = headerAddress(sent.email_address);
	expect(mail?.replyTo).toEqual(replyTo === null ? [] : [replyTo]);
	const long = fieldNamesOf(...longText).map((name) => sent[name]);
	expect(mail?.body.text.endsWith(`\n\n${long.join("\n\n")}`)).toBe(true);
	const [head = ""] = mail?.body.text.split("\n\n") ?? [];
	expect(head.split("\n")).toEqual([
		...[...fieldNamesOf(...oneLine), ...fieldNamesOf("hidden")].map((name) => {
			const line = `${fields[name]}: ${sent[name] || words.notGiven}`;
			// What follows an address says to whom a reply goes.
			return name === "email_address" ? expect.stringContaining(line) : line;
		}),
		`${words.page}: ${words.notKnown}`,
		expect.stringMatching(
			new RegExp(`^${words.received}: \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC$`),
		),
		`${words.reference}: ${reference}`,
	]);
}

it("every accepted message is in the inbox as it was written", {
	timeout: 60_000,
}, async () => {
	await fc.assert(
		fc.asyncProperty(accepted, async (sent) => {
			const result = await receive(parts.receiver, jsonEvent(sent));
			expect(result.statusCode).toBe(200);
			await expectMail(storedForm(sent));
		}),
		{ numRuns: 80 },
	);
});

it("every accepted message that a plain form posts is in the inbox as it was written", {
	timeout: 60_000,
}, async () => {
	let viewers = 0;
	await fc.assert(
		fc.asyncProperty(accepted, async (typed) => {
			// The same form from the same visitor is one message, also if a failure is tried again.
			viewers += 1;
			const address = `10.0.${viewers >> 8}.${viewers & 255}:50123`;
			// A textarea contains only \n line breaks, and posts each as CRLF.
			const sent = { ...typed, message: typed.message.replace(/\r/g, "") };
			fc.pre(contactSchema.safeParse(sent).success);
			const posted = { ...sent, message: sent.message.replace(/\n/g, "\r\n") };
			const result = await receive(
				parts.receiver,
				formEvent(posted, { "cloudfront-viewer-address": address }),
			);
			expect(result.statusCode).toBe(200);
			await expectMail(storedForm(sent));
		}),
		{ numRuns: 80 },
	);
});

it("never throws, and accepts only texts within their limits, one for each field", () => {
	fc.assert(
		fc.property(fc.oneof(fc.anything(), fc.object(), message), (value) => {
			const result = contactSchema.safeParse(value);
			if (!result.success) {
				expect(result.error.issues[0]?.message).toMatch(/\w/);
				return;
			}
			expect(Object.keys(result.data).sort()).toEqual(
				contactFieldNames.toSorted(),
			);
			for (const name of contactFieldNames) {
				const text = result.data[name];
				expect(text.length).toBeLessThanOrEqual(contactFields[name].limit);
				expect(text).not.toMatch(/\p{Cs}|\0/u);
			}
			expect(
				result.data.message.split("https://").length - 1,
			).toBeLessThanOrEqual(maxLinks);
		}),
		{ numRuns: 2_000 },
	);
});

it("distinguishes valid from invalid addresses", () => {
	const accepts = (email_address: string) =>
		contactSchema.safeParse({
			name: "A",
			phone_number: "",
			email_address,
			category: "x",
			message: "x",
		}).success;
	for (const address of [
		"a@b.co",
		"a+b@sub.example.com",
		"o'neil@example.com",
		"x@xn--e1afmkfd.xn--p1ai",
		"ana@münchen.example",
		"用户@例え.テスト",
		"иван@пример.рф",
		"ß.o'neil+x@straße.de",
	]) {
		expect(accepts(address), address).toBe(true);
	}
	for (const address of [
		"a@b",
		".a@b.co",
		"a..b@b.co",
		"a@-b.co",
		"a@b..co",
		"a b@c.de",
		"a@b.co.",
		"@b.co",
		"a@1.2.3.4",
		"用 户@例え.jp",
		"a@例え",
		"a@-例.jp",
		"=?例?=@example.com",
		"a\u2028b@c.de",
	]) {
		expect(accepts(address), address).toBe(false);
	}
});

it("validates hostile addresses quickly", () => {
	const addresses = [
		`${"a.".repeat(120)}@`,
		`a@${"a-".repeat(120)}`,
		`a@${"a.".repeat(120)}`,
		`${"é.".repeat(120)}@`,
		`a@${"é-".repeat(120)}`,
		`a@${"é.".repeat(120)}`,
		"é".repeat(5_000),
		// As many as fit in a request.
		`a${" ".repeat(65_000)}b`,
		`a${"\t".repeat(65_000)}b`,
		`a${"\f".repeat(65_000)}b`,
		`a${"\u00a0".repeat(32_500)}b`,
		"\u0301\u0316".repeat(16_000),
	];
	const spent = cpuSeconds(() => {
		for (const hostile of addresses) {
			contactSchema.safeParse({ email_address: hostile });
		}
	});
	expect(spent).toBeLessThan(0.1);
});
