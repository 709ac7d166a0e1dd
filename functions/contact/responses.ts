import * as contactWords from "#content/copy/interface/contact.yaml";
import {
	type HttpHeaders,
	type HttpResult,
	html,
	json,
} from "#functions/shared/http.ts";
import type { TypedFields } from "./parse-form.ts";
import { refusedPage, sentPage } from "./response-page.ts";

/** The response to a stored message; for suspects it is the same. */
export function sentResponse(asPage: boolean, reference: string): HttpResult {
	const message = contactWords.sent;
	return asPage
		? html(200, sentPage(message, reference))
		: json(200, { message, reference });
}

export type Refusal = {
	statusCode: number;
	words: string;
	/** The field that is wrong, where one is. */
	field?: string | undefined;
	/** What the visitor typed into a plain form; the page fills it in again. */
	typed?: TypedFields | undefined;
	headers?: HttpHeaders;
};

/** The response where nothing was stored: why. */
export function refusedResponse(asPage: boolean, refusal: Refusal): HttpResult {
	const { statusCode, words, headers } = refusal;
	return asPage
		? html(statusCode, refusedPage(refusal), headers)
		: json(statusCode, { message: words }, headers);
}
