import { randomUUID } from "node:crypto";
import autocannon, {
	type Options,
	type Request,
	type Result,
} from "autocannon";
import { feedSources } from "#content/feeds/sources.ts";
import { apiPaths } from "#content/routes.ts";
import { aMessage } from "#tests/functions/contact/make-event.ts";
import { type BenchRow, row } from "./rows.ts";

/** All sources merged, as the pages ask for them. */
export const mergedRequest: Request = { method: "GET", path: apiPaths.feeds };

/** The list of one source, from the relay's cache. */
export const feedRequest: Request = {
	method: "GET",
	path: `${apiPaths.feeds}?feed=${encodeURIComponent(feedSources[0]?.url ?? "")}`,
};

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

/**
 * Sends requests to a local server for some seconds. Each connection sends one at a time,
 * goes through the list in its order, and starts at a place of its own.
 */
export async function send(
	requests: [Request, ...Request[]],
	options: Pick<Options, "url" | "connections" | "duration">,
): Promise<Result> {
	let clients = 0;
	const result = await autocannon({
		...options,
		requests,
		timeout: 30,
		setupClient(client) {
			const start = clients++ % requests.length;
			const [first, later] = [requests.slice(0, start), requests.slice(start)];
			client.setRequests([...later, ...first]);
		},
	});
	// What went wrong, for whoever reads the run.
	if (failed(result) > 0) console.error(result.errors, result.statusCodeStats);
	return result;
}

/** Responses that are not 2xx, broken connections and timeouts. */
function failed({ non2xx, errors }: Result): number {
	return non2xx + errors;
}

/** Rate, latency and errors, held to the least rate and the longest latency at p99. */
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
