import { maxBodyBytes } from "#content/contact/limits.ts";
import {
	badAddress,
	type ContactMessage,
	contactSchema,
} from "#content/contact/schema.ts";
import { honeypotField, signalHeaders } from "#content/contact/signals.ts";
import { refusals } from "#content/copy/interface/contact.yaml";
import { type HttpEvent, header, readBody } from "#functions/shared/http.ts";
import { mailDomainOf } from "./mail-address.ts";
import { parseForm } from "./parse-form.ts";
import type { Refusal } from "./responses.ts";

/** Signals that distinguish a person from a bot. */
export type Signals = {
	/** The honeypot's value; people leave it empty. */
	honeypot: string;
	/** By the visitor's clock, epoch milliseconds; null if unknown. */
	startedAt: number | null;
	submittedAt: number | null;
};

export type Parsed =
	| { status: "ok"; message: ContactMessage; signals: Signals }
	| ({ status: "refused" } & Refusal);

/** Reads the message from a JSON request or a plain form post. */
export function parseMessage(event: HttpEvent): Parsed {
	const type = mediaType(event);
	if (type !== "application/json" && type !== formType) {
		return refused(415, refusals.notJson);
	}
	const body = readBody(event, maxBodyBytes);
	if (body.status === "too-large") return refused(413, refusals.tooLarge);
	if (body.status === "not-utf8") return refused(400, refusals.notUtf8);
	return type === formType
		? parseFormMessage(body.text)
		: parseJsonMessage(body.text, event);
}

/** Returns whether the request is a form sent without JavaScript, which expects a page in response. */
export function isFormPost(event: HttpEvent): boolean {
	return mediaType(event) === formType;
}

const formType = "application/x-www-form-urlencoded";

function mediaType(event: HttpEvent): string {
	const [type = ""] = (header(event, "content-type") ?? "").split(";");
	return type.trim().toLowerCase();
}

function parseJsonMessage(text: string, event: HttpEvent): Parsed {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return refused(400, refusals.badJson);
	}
	return validate(value, {
		honeypot: header(event, signalHeaders.honeypot) ?? "",
		startedAt: parseTime(header(event, signalHeaders.startedAt)),
		submittedAt: parseTime(header(event, signalHeaders.submittedAt)),
	});
}

function parseFormMessage(text: string): Parsed {
	const form = parseForm(text);
	if (form.status === "refused") return refused(400, form.reason);
	const { fields, typed } = form;
	const { [honeypotField]: honeypot = "", ...message } = fields;
	// Without JavaScript there is no record of when the visitor began.
	const signals = { honeypot, startedAt: null, submittedAt: null };
	const parsed = validate(message, signals);
	return parsed.status === "refused" ? { ...parsed, typed } : parsed;
}

function validate(value: unknown, signals: Signals): Parsed {
	const result = contactSchema.safeParse(value);
	if (result.success) {
		return mailDomainOf(result.data.email_address) === null
			? { ...refused(400, badAddress), field: "email_address" }
			: { status: "ok", message: result.data, signals };
	}
	const [issue] = result.error.issues;
	return {
		...refused(400, issue?.message ?? refusals.badJson),
		field: issue?.path[0]?.toString(),
	};
}

function parseTime(text: string | undefined): number | null {
	const time = Number(text);
	return text && Number.isFinite(time) ? time : null;
}

function refused(statusCode: number, reason: string) {
	return { status: "refused", statusCode, reason } as const;
}
