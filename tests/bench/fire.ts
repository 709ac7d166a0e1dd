import autocannon, { type Request } from "autocannon";

export type Fired = {
	answers: number;
	/** Answers that are not 2xx, broken connections and time-outs. */
	errors: number;
	perSecond: number;
	p50Ms: number;
	p99Ms: number;
};

/**
 * Fires requests at a local server for some seconds. Each connection sends one at a
 * time, goes through the list in its order, and starts at a place of its own.
 */
export async function fire(
	url: string,
	options: { seconds: number; connections: number; requests: Request[] },
): Promise<Fired> {
	const { seconds, connections, requests } = options;
	let clients = 0;
	const result = await autocannon({
		url,
		duration: seconds,
		connections,
		requests,
		timeout: 30,
		setupClient(client) {
			const start = Math.floor((clients / connections) * requests.length);
			clients += 1;
			if (start === 0) return;
			client.setRequests([
				...requests.slice(start),
				...requests.slice(0, start),
			]);
		},
	});
	const { latency, non2xx, errors, timeouts } = result;
	if (non2xx + errors > 0) {
		// What went wrong, for whoever reads the run.
		console.log({ errors, timeouts, statuses: result.statusCodeStats });
	}
	return {
		answers: result["2xx"] + non2xx,
		// autocannon counts a time-out among its errors.
		errors: non2xx + errors,
		perSecond: Math.round(result["2xx"] / result.duration),
		p50Ms: latency.p50,
		p99Ms: latency.p99,
	};
}
