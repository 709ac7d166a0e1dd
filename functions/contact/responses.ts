import { contactWords } from "#content/contact/words.ts";
import {
	type HttpHeaders,
	type HttpResult,
	html,
	json,
} from "#functions/shared/http.ts";
import type { TypedFields } from "./parse-form.ts";
import { refusedPage, sentPage } from "./response-page.ts";

/** Answers that the message is stored. Suspects are told the same. */
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
	/** What the visitor typed into a plain form; the page offers it again. */
	typed?: TypedFields | undefined;
	headers?: HttpHeaders;
};

/** Answers that nothing was stored, and why. */
export function refusedResponse(asPage: boolean, refusal: Refusal): HttpResult {
	const { statusCode, words, headers } = refusal;
	return asPage
		? html(statusCode, refusedPage(refusal), headers)
		: json(statusCode, { message: words }, headers);
}
