import { type IncomingHttpHeaders, request } from "node:http";

export type RawResponse = {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
	text: string;
};

/** Sends one request with its path unchanged: fetch would normalize it first. */
export function rawRequest(
	url: string,
	path: string,
	options: {
		method?: string;
		headers?: Record<string, string>;
		body?: string | Buffer;
	} = {},
): Promise<RawResponse> {
	const { method = "GET", headers = {}, body } = options;
	const { port } = new URL(url);
	return new Promise((resolve, reject) => {
		const outgoing = request(
			{ host: "127.0.0.1", port, path, method, headers, agent: false },
			(response) => {
				const chunks: Buffer[] = [];
				response.on("data", (chunk: Buffer) => chunks.push(chunk));
				response.on("end", () => {
					const bytes = Buffer.concat(chunks);
					resolve({
						status: response.statusCode ?? 0,
						headers: response.headers,
						body: bytes,
						text: bytes.toString(),
					});
				});
			},
		);
		outgoing.on("error", reject);
		outgoing.end(body);
	});
}
