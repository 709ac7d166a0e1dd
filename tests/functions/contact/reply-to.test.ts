import { afterAll, beforeAll, expect, it } from "vitest";
import { fields, mail } from "#content/copy/interface/contact.yaml";
import { receive } from "#functions/contact/receive.ts";
import { aMessage, jsonEvent } from "./make-event.ts";
import { type RealParts, startRealParts } from "./real-parts.ts";

let parts: RealParts;
beforeAll(async () => {
	parts = await startRealParts();
	parts.receiver.rateLimit.messagesPerHour = 100;
});
afterAll(() => parts.close());

// The typed address, the Reply-To header (SES accepts ASCII only), and what the mail says about it.
const cases: [string, string[], string][] = [
	[
		"ana@example.com",
		["ana@example.com"],
		`${fields.email_address}: ana@example.com\n`,
	],
	[
		"ana@münchen.example",
		["ana@xn--mnchen-3ya.example"],
		`${fields.email_address}: ana@münchen.example (xn--mnchen-3ya.example)\n`,
	],
	[
		"ana@пример.рф",
		["ana@xn--e1afmkfd.xn--p1ai"],
		`${fields.email_address}: ana@пример.рф (xn--e1afmkfd.xn--p1ai)\n`,
	],
	// "а" and "е" are Cyrillic: the Punycode shows that it is another domain.
	["ana@ехаmple.com", ["ana@xn--mple-43d3a6i.com"], "(xn--mple-43d3a6i.com)"],
	[
		"用户@例え.jp",
		[],
		`${fields.email_address}: 用户@例え.jp (${mail.noReplyTo}`,
	],
	// Our own, as the recipient's or the sender's.
	...["Hello@Mallee.example", "website@mallee.example"].map(
		(ours): [string, string[], string] => [
			ours,
			[],
			`${fields.email_address}: ${ours} (${mail.ownReplyTo})\n`,
		],
	),
	[
		"аna@example.com",
		[],
		`${fields.email_address}: аna@example.com (${mail.noReplyTo}`,
	],
];

it.each(cases)("a reply to %s goes to %j", async (address, replyTo, line) => {
	await parts.clear();
	const result = await receive(
		parts.receiver,
		jsonEvent({ ...aMessage, email_address: address }),
	);
	expect(result.statusCode).toBe(200);
	const [sent] = await parts.mails();
	expect(sent?.replyTo).toEqual(replyTo);
	for (const value of sent?.replyTo ?? []) {
		expect(value).toMatch(/^[!-~]+@[a-z\d.-]+$/);
	}
	expect(sent?.body.text).toContain(line);
	const [stored] = (await parts.stored()).filter(
		({ email_address }) => email_address === address,
	);
	expect(stored?.state).toBe("sent");
});
