import { randomUUID } from "node:crypto";
import autocannon, { type Request, type Result } from "autocannon";
import { feedSources } from "#content/feeds/sources.ts";
import { apiPaths } from "#content/routes.ts";
import { aMessage } from "#tests/functions/contact/make-event.ts";
import { type BenchRow, row } from "./rows.ts";

/** All sources merged, as the pages request them. */
export const mergedRequest: Request = { method: "GET", path: apiPaths.feeds };

/** One source's feed, from the relay's cache. */
export const feedRequest: Request = {
	method: "GET",
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

/**
 * Sends requests to a local server for some seconds. Each connection sends one at a time, in the
 * order of the list, and starts at a different place in it.
 */
export async function send(
	url: string,
	requests: [Request, ...Request[]],
	load: { connections: number; seconds: number },
): Promise<Result> {
	let clients = 0;
	const result = await autocannon({
		url,
		requests,
		connections: load.connections,
		duration: load.seconds,
		timeout: 30,
		setupClient(client) {
			const start = clients++ % requests.length;
			const [first, later] = [requests.slice(0, start), requests.slice(start)];
			client.setRequests([...later, ...first]);
		},
	});
	if (failed(result) > 0) console.error(result.errors, result.statusCodeStats);
	return result;
}

/** Counts responses other than 2xx, broken connections and timeouts. */
function failed({ non2xx, errors }: Result): number {
	return non2xx + errors;
}

/** Returns rows for rate, latency and errors. @param budgets the lowest rate, and the highest latency at p99 in ms */
export function trafficRows(
	what: string,
	result: Result,
	budgets: { rate?: number; p99?: number } = {},
): BenchRow[] {
	const { requests, latency } = result;
	return [
		row(what, requests.average, "/s", budgets.rate),
		row(`${what}, p50`, latency.p50, "ms"),
		row(`${what}, p99`, latency.p99, "ms", budgets.p99),
		row(`${what}, errors`, failed(result), "", 0),
	];
}
