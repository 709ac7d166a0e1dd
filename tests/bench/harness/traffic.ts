import { randomUUID } from "node:crypto";
import type { Request, Result } from "autocannon";
import { feedSources } from "#content/feeds/sources.ts";
import { apiPaths } from "#content/routes.ts";
import { aMessage } from "#tests/functions/contact/make-event.ts";
import { type BenchRow, row } from "./rows.ts";

/** All sources merged, as the pages request them. */
export const mergedRequest: Request = { path: apiPaths.feeds };

/** One source's feed, from the relay's cache. */
export const feedRequest: Request = {
	path: `${apiPaths.feeds}?feed=${encodeURIComponent(feedSources[0]?.url ?? "")}`,
};

/** A message to store and mail, different each time. */
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

/** Returns rows for rate, latency and errors. @param budgets the lowest rate, and the highest latency at p99 in ms */
export function trafficRows(
	what: string,
	{ requests, latency, non2xx, errors, statusCodeStats }: Result,
	budgets: { rate?: number; p99?: number } = {},
): BenchRow[] {
	// Responses other than 2xx, broken connections and timeouts.
	const failed = non2xx + errors;
	if (failed > 0) console.error(`${what}: ${errors} errors`, statusCodeStats);
	return [
		row(what, requests.average, "/s", budgets.rate),
		row(`${what}, p50`, latency.p50, "ms"),
		row(`${what}, p99`, latency.p99, "ms", budgets.p99),
		row(`${what}, errors`, failed, "", 0),
	];
}
