import { type SESClient, SendEmailCommand } from "@aws-sdk/client-ses";
import { contactLabels } from "#content/contact/limits.ts";
import { mailWords } from "#content/contact/words.ts";
import { site } from "#content/site.ts";
import { escapeHtml } from "#functions/shared/escape-html.ts";
import { domainOf, headerAddress } from "./mail-address.ts";
import type { StoredMessage } from "./message.ts";
import { UnprovenError } from "./write.ts";

export type Mailer = {
	client: SESClient;
	from: string;
	to: string[];
	configurationSet?: string | undefined;
};

/**
 * Mails a message to us. The visitor stands in Reply-To only; From must be our own domain.
 * @returns the mail service's name of the mail, without which no answer counts as success
 */
export async function sendMail(
	mailer: Mailer,
	message: StoredMessage,
): Promise<string> {
	const { subject, text, html } = mailOf(message);
	const replyTo = headerAddress(message.email_address);
	const { MessageId } = await mailer.client.send(
		new SendEmailCommand({
			Source: mailer.from,
			Destination: { ToAddresses: mailer.to },
			...(replyTo && { ReplyToAddresses: [replyTo] }),
			ConfigurationSetName: mailer.configurationSet,
			// Comes back with the event of a mail that bounces. A key made by hand may be none that SES takes.
			...(/^[\w-]{1,256}$/.test(message.id) && {
				Tags: [{ Name: referenceTag, Value: message.id }],
			}),
			Message: {
				Subject: utf8(subject),
				Body: { Text: utf8(text), Html: utf8(html) },
			},
		}),
	);
	if (!MessageId) throw new UnprovenError("the answer names no mail");
	return MessageId;
}

/** The mail's tag that holds the message's reference. */
export const referenceTag = "reference";

/** The mail's texts. The subject holds nothing that the visitor typed. */
export function mailOf(message: StoredMessage) {
	const lines: [string, string][] = [
		["Reference", message.id],
		["Received", formatTime(message.receivedAt)],
		[contactLabels.category, message.category],
		["Page", message.page || "not known"],
		[contactLabels.name, message.name],
		[contactLabels.email_address, describeAddress(message.email_address)],
		[contactLabels.phone_number, message.phone_number || "not given"],
	];
	return {
		subject: `${site.name} contact form: message ${message.id}`,
		text: `${lines.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${message.message}`,
		html: htmlOf(lines, message.message),
	};
}

// A domain with letters beyond ASCII may look like another one; its Punycode does not.
function describeAddress(address: string): string {
	const domain = domainOf(address);
	const hasOtherLetters = /[^\p{ASCII}]/u;
	if (headerAddress(address) === null) {
		return `${address} (${mailWords.noReplyTo})`;
	}
	return domain && hasOtherLetters.test(address)
		? `${address} (${domain})`
		: address;
}

// bdi and dir=auto keep a direction mark in one value from turning its neighbours.
function htmlOf(lines: [string, string][], text: string): string {
	const items = lines.map(
		([label, value]) =>
			`<p style="margin:0 0 4px"><b>${label}</b> <bdi>${escapeHtml(value)}</bdi></p>`,
	);
	return [
		'<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
		'<meta name="viewport" content="width=device-width, initial-scale=1"></head>',
		'<body style="margin:16px;max-width:40em;font:16px/1.5 sans-serif">',
		...items,
		`<div dir="auto" style="margin-top:16px;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</div>`,
		"</body></html>",
	].join("\n");
}

function formatTime(time: number): string {
	return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

function utf8(Data: string) {
	return { Data, Charset: "UTF-8" };
}
