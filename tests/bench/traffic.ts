import autocannon, {
	type Options,
	type Request,
	type Result,
} from "autocannon";
import { type BenchRow, row } from "./report-rows.ts";

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
			client.setRequests([
				...requests.slice(start),
				...requests.slice(0, start),
			]);
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
	const { rate, p99 } = budgets;
	return [
		row(what, requests.average, "/s", { budget: rate }),
		row(`${what}, p50`, latency.p50, "ms"),
		row(`${what}, p99`, latency.p99, "ms", { budget: p99 }),
		row(`${what}, errors`, failed(result), "", { budget: 0 }),
	];
}
