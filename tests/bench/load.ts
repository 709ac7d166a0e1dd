import { Agent, request } from "node:http";

export type LoadReport = {
	requests: number;
	errors: number;
	perSecond: number;
	p50Ms: number;
	p99Ms: number;
};

export type LoadRequest = {
	method?: string;
	path: string;
	headers?: Record<string, string>;
	body?: string;
};

/**
 * Sends requests over kept connections, each connection one at a time.
 * @param make the n-th request
 */
export async function runLoad(
	url: string,
	count: number,
	connections: number,
	make: (n: number) => LoadRequest,
): Promise<LoadReport> {
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	const durations: number[] = [];
	let errors = 0;
	let next = 0;
	const started = performance.now();
	const connection = async () => {
		while (next < count) {
			next += 1;
			const sentAt = performance.now();
			const status = await send(url, agent, make(next)).catch(() => 0);
			durations.push(performance.now() - sentAt);
			if (status !== 200) errors += 1;
		}
	};
	await Promise.all(Array.from({ length: connections }, connection));
	const seconds = (performance.now() - started) / 1_000;
	agent.destroy();
	durations.sort((one, other) => one - other);
	return {
		requests: count,
		errors,
		perSecond: Math.round(count / seconds),
		p50Ms: percentile(durations, 0.5),
		p99Ms: percentile(durations, 0.99),
	};
}

function send(url: string, agent: Agent, sent: LoadRequest): Promise<number> {
	const { method = "GET", path, headers = {}, body } = sent;
	const { port } = new URL(url);
	return new Promise((resolve, reject) => {
		const outgoing = request(
			{ host: "127.0.0.1", port, agent, method, path, headers },
			(answer) => {
				answer.resume();
				answer.on("end", () => resolve(answer.statusCode ?? 0));
			},
		);
		outgoing.on("error", reject);
		outgoing.end(body);
	});
}

function percentile(sorted: number[], share: number): number {
	const value = sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
	return Math.round(value * 10) / 10;
}
