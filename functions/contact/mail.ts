import { type SESClient, SendEmailCommand } from "@aws-sdk/client-ses";
import {
	type ContactFieldName,
	contactFields,
	fieldNamesOf,
	longText,
	oneLine,
} from "#content/contact/fields.ts";
import { fields, mail as words } from "#content/copy/interface/contact.yaml";
import { escapeHtml } from "#content/escape-html.ts";
import { fill } from "#content/fill.ts";
import { locale } from "#content/locale.ts";
import { formatTime } from "#functions/shared/format-time.ts";
import { UnexpectedResponseError } from "#functions/shared/table.ts";
import {
	comparableAddress,
	headerAddress,
	mailDomainOf,
} from "./mail-address.ts";
import type { StoredMessage } from "./message.ts";

export type Mailer = {
	client: SESClient;
	from: string;
	to: string[];
	configurationSet?: string | undefined;
};

/**
 * Mails a message to us. The visitor's address is only in Reply-To; From must be our own domain.
 * A visitor may enter our own address, to which a reply would only seem to have gone out: there is no Reply-To then.
 * @returns the mail service's id; a response without one does not count as success
 */
export async function sendMail(
	mailer: Mailer,
	message: StoredMessage,
): Promise<string> {
	const ourAddresses = [mailer.from, ...mailer.to];
	const { subject, text, html } = composeMail(message, ourAddresses);
	const replyTo = isAmong(ourAddresses, message.email_address)
		? null
		: headerAddress(message.email_address);
	const { MessageId } = await mailer.client.send(
		new SendEmailCommand({
			Source: mailer.from,
			Destination: { ToAddresses: mailer.to },
			...(replyTo && { ReplyToAddresses: [replyTo] }),
			ConfigurationSetName: mailer.configurationSet,
			// SES returns the tag in bounce events. A key made by hand may contain characters that SES rejects in tags.
			...(/^[\w-]{1,256}$/.test(message.id) && {
				Tags: [{ Name: referenceTag, Value: message.id }],
			}),
			Message: {
				Subject: utf8Content(subject),
				Body: { Text: utf8Content(text), Html: utf8Content(html) },
			},
		}),
	);
	if (!MessageId) throw new UnexpectedResponseError("no message id");
	return MessageId;
}

/** Name of the mail tag that holds the message's reference. */
export const referenceTag = "reference";

/**
 * Composes the mail. The subject contains nothing the visitor typed.
 * @param ourAddresses those of the mail's sender and recipients
 */
export function composeMail(
	message: StoredMessage,
	ourAddresses: string[] = [],
) {
	const toLine = (name: ContactFieldName): [string, string] => {
		const { control } = contactFields[name];
		const label = fields[name];
		const value = message[name];
		if (control === "email" && value) {
			return [label, describeAddress(value, ourAddresses)];
		}
		return [label, value || words.notGiven];
	};
	// A list of mails shows how each begins, and the subjects tell none from another.
	const lines: [string, string][] = [
		...fieldNamesOf(...oneLine).map(toLine),
		...fieldNamesOf("hidden").map(toLine),
		[words.page, message.page || words.notKnown],
		[words.received, formatTime(message.receivedAt)],
		[words.reference, message.id],
	];
	const text = fieldNamesOf(...longText)
		.map((name) => message[name])
		.join("\n\n");
	return {
		subject: fill(words.subject, { reference: message.id }),
		text: `${lines.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${text}`,
		html: renderHtml(lines, text),
	};
}

function isAmong(addresses: string[], address: string): boolean {
	return addresses.map(comparableAddress).includes(comparableAddress(address));
}

// A domain with non-ASCII letters may look like another one; its Punycode form does not.
function describeAddress(address: string, ourAddresses: string[]): string {
	if (isAmong(ourAddresses, address)) {
		return `${address} (${words.ownReplyTo})`;
	}
	const domain = mailDomainOf(address);
	const nonAscii = /[^\p{ASCII}]/u;
	if (headerAddress(address) === null) {
		return `${address} (${words.noReplyTo})`;
	}
	return domain && nonAscii.test(address) ? `${address} (${domain})` : address;
}

// bdi and dir=auto keep a direction mark in one value from affecting the others.
function renderHtml(lines: [string, string][], text: string): string {
	const items = lines.map(
		([label, value]) =>
			`<p style="margin:0 0 4px"><b>${escapeHtml(label)}</b> <bdi>${escapeHtml(value)}</bdi></p>`,
	);
	return [
		`<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
		'<meta name="viewport" content="width=device-width, initial-scale=1"></head>',
		'<body style="margin:16px;max-width:40em;font:16px/1.5 sans-serif;overflow-wrap:anywhere">',
		...items,
		`<div dir="auto" style="margin-top:16px;white-space:pre-wrap">${breakLines(escapeHtml(text))}</div>`,
		"</body></html>",
	].join("\n");
}

// Outlook and others do not know pre-wrap, which keeps spaces. It would show a newline after <br> as another
// break; within the tag, one keeps the lines of the source short, as mail should.
function breakLines(html: string): string {
	return html.replace(/\r\n?|\n/g, "<br\n>");
}

function utf8Content(Data: string) {
	return { Data, Charset: "UTF-8" };
}
