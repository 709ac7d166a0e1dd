import * as contactWords from "#content/copy/interface/contact.yaml";
import {
	type HttpHeaders,
	type HttpResult,
	html,
	json,
} from "#functions/shared/http.ts";
import type { TypedFields } from "./parse-form.ts";
import { refusedPage, sentPage } from "./response-page.ts";

/** Builds the response to a stored message; it is the same for suspects. */
export function sentResponse(asPage: boolean, reference: string): HttpResult {
	const message = contactWords.sent;
	return asPage
		? html(200, sentPage(message, reference))
		: json(200, { message, reference });
}

export type Refusal = {
	statusCode: number;
	/** Shown to the visitor. */
	reason: string;
	/** The invalid field, if there is one. */
	field?: string | undefined;
	/** What the visitor typed into a plain form; the page fills it in again. */
	typed?: TypedFields | undefined;
	headers?: HttpHeaders;
};

/** Builds the response when nothing was stored, with the reason. */
export function refusedResponse(asPage: boolean, refusal: Refusal): HttpResult {
	const { statusCode, reason, field, headers } = refusal;
	return asPage
		? html(statusCode, refusedPage(refusal), headers)
		: json(statusCode, { message: reason, field }, headers);
}
