import { randomUUID } from "node:crypto";
import type { Request } from "autocannon";
import { feedSources } from "#content/feeds/sources.ts";
import { apiPaths } from "#content/routes.ts";
import { aMessage } from "#tests/functions/contact/make-event.ts";

/** The list of one source, from the relay's cache. */
export const feedRequest: Request = {
	method: "GET",
	path: `${apiPaths.feeds}?feed=${encodeURIComponent(feedSources[0]?.url ?? "")}`,
};

/** All sources merged, as the pages ask for them. */
export const mergedRequest: Request = { method: "GET", path: apiPaths.feeds };

/** A message to store and mail, each time another one. */
export const contactRequest: Request = {
	method: "POST",
	path: apiPaths.contact,
	headers: { "content-type": "application/json" },
	setupRequest(request) {
		const key = randomUUID();
		return {
			...request,
			headers: { ...request.headers, "idempotency-key": key },
			body: JSON.stringify({ ...aMessage, message: `Message ${key}` }),
		};
	},
};

/** A page or file, compressed as browsers ask for it. */
export function pageRequest(path: string, encoding: "br" | "gzip"): Request {
	return { method: "GET", path, headers: { "accept-encoding": encoding } };
}
