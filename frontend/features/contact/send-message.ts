import {
	contactFields,
	fieldNamesOf,
	mapNames,
} from "#content/contact/fields.ts";
import { signalHeaders } from "#content/contact/signals.ts";
import * as contactWords from "#content/copy/interface/contact.yaml";
import { apiPaths } from "#content/routes.ts";
import { listen } from "#frontend/hooks/listen.ts";
import { object, text } from "#frontend/storage/parse.ts";
import type { FieldValues } from "./fields.ts";

/** How long an attempt may take: longer than the timeout of the function behind the API. */
export const timeoutMs = 20_000;

export type Attempt = {
	values: FieldValues;
	/** A UUID, the same for every attempt to send a message, so that it is stored only once. */
	id: string;
	/** When the visitor began, in epoch milliseconds; null if unknown. */
	startedAt: number | null;
	honeypot: string;
};

export type Outcome = {
	isSent: boolean;
	/** Whether the API has refused it. If not, it may have the message all the same. */
	isRefused: boolean;
	/** What to tell the visitor. */
	message: string;
	/** Name of the field that the API found invalid. */
	field?: string | undefined;
};

/**
 * Sends a message to the contact API, and sends it again if the page comes back from the back/forward
 * cache in the meantime: WebKit then leaves a request with `keepalive` pending for ever, even when it is
 * aborted.
 * @returns what to tell the visitor; a failure is a result, not an error
 */
export async function sendMessage(attempt: Attempt): Promise<Outcome> {
	const abort = new AbortController();
	// Covers the whole call: the body can stall as well as the headers.
	const timer = setTimeout(() => abort.abort(), timeoutMs);
	let stopListening = () => {};
	// What resolves it first decides, even if it is still being sent again.
	const outcome = await new Promise<Outcome | null>((resolve) => {
		stopListening = listen(window, {
			pageshow: ({ persisted }: PageTransitionEvent) => {
				if (!persisted) return;
				// The further attempt listens for the next return itself.
				stopListening();
				resolve(sendMessage(attempt));
			},
		});
		void post(attempt, abort.signal).then(resolve);
	});
	clearTimeout(timer);
	stopListening();
	return (
		outcome ?? {
			isSent: false,
			isRefused: false,
			message: contactWords.unreachable,
		}
	);
}

/**
 * A message counts as sent only if the response is recognisably ours: a web filter's page or a
 * hotel's login page may also have status 200.
 * @returns null without such a response
 */
async function post(
	attempt: Attempt,
	signal: AbortSignal,
): Promise<Outcome | null> {
	const body = JSON.stringify({
		...attempt.values,
		...mapNames(fieldNamesOf("hidden"), (name) => contactFields[name].value),
	});
	try {
		const response = await fetch(apiPaths.contact, {
			method: "POST",
			headers: headersOf(attempt),
			body,
			// Lets the request continue if the tab is closed. Browsers fail one of more than 64 KiB, in which
			// a character takes up to three bytes; the API refuses it with the reason.
			keepalive: body.length < 2e4,
			// The API never redirects; a redirect comes from something in between, such as a login page.
			redirect: "error",
			signal,
		});
		const { message, reference, field } = await readResponse(response);
		if (response.status !== 200) {
			return {
				isSent: false,
				isRefused: true,
				message: message || contactWords.rejected,
				field,
			};
		}
		return message && reference
			? { isSent: true, isRefused: false, message }
			: null;
	} catch {
		return null;
	}
}

function headersOf({ id, startedAt, honeypot }: Attempt) {
	return {
		"content-type": "application/json",
		"idempotency-key": id,
		...(startedAt !== null && {
			[signalHeaders.startedAt]: String(startedAt),
		}),
		[signalHeaders.submittedAt]: String(Date.now()),
		[signalHeaders.honeypot]: encodeURIComponent(honeypot),
	};
}

const parseResponse = object(
	{},
	{ message: text(), reference: text(), field: text() },
);

/** What API Gateway says itself, when the function times out or the throttle applies. */
const gatewayTexts =
	/^(Internal Server Error|Service Unavailable|Too Many Requests)$/;

/** Returns the texts of our JSON response; an empty object for any other response. */
async function readResponse(response: Response) {
	const type = response.headers.get("content-type") ?? "";
	if (!/^application\/json\b/i.test(type)) return {};
	const texts = parseResponse(await response.json().catch(() => null)) ?? {};
	return gatewayTexts.test(texts.message ?? "") ? {} : texts;
}
