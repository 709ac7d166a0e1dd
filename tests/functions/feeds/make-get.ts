import type { HttpEvent } from "#functions/shared/http.ts";
import { makeEvent } from "#tests/functions/contact/make-event.ts";

/** Returns an event like API Gateway's for a request to /api/feeds. */
export function makeGet(
	feed?: string,
	headers: Record<string, string> = {},
	method = "GET",
	category?: string,
): HttpEvent {
	const query = new URLSearchParams({
		...(feed !== undefined && { feed }),
		...(category !== undefined && { category }),
	});
	return {
		...makeEvent({ method }),
		rawPath: "/api/feeds",
		rawQueryString: String(query),
		headers,
	};
}
