import {
	createServer,
	type IncomingMessage,
	type RequestListener,
	type ServerResponse,
} from "node:http";
import { closeServer, listen } from "#functions/local/listen.ts";

/**
 * Starts a publisher's server on this machine, which a test can make behave as badly as it likes.
 */
export async function startUpstream(initial: RequestListener) {
	const requests: IncomingMessage[] = [];
	let listener = initial;
	const server = createServer((request, response) => {
		requests.push(request);
		listener(request, response);
	});
	const port = await listen(server);
	return {
		url: `http://127.0.0.1:${port}/`,
		port,
		requests,
		/** Replaces the response to every request from now on. */
		respond(next: RequestListener) {
			listener = next;
		},
		/** The number of connections currently open. */
		connections: () =>
			new Promise<number>((done, fail) => {
				server.getConnections((error, count) =>
					error ? fail(error) : done(count),
				);
			}),
		close: () => closeServer(server),
	};
}

export type Upstream = Awaited<ReturnType<typeof startUpstream>>;

/** Returns a feed with so many items, each with a unique address. */
export function rss(title: string, items = 1): string {
	const item = (index: number) =>
		`<item><title>${title} ${index}</title><link>https://news.example/${title}/${index}</link><description>&lt;p&gt;Words&lt;/p&gt;</description><pubDate>Fri, 15 Mar 2024 10:00:00 GMT</pubDate></item>`;
	return `<?xml version="1.0"?><rss version="2.0"><channel><title>${title}</title>${Array.from({ length: items }, (_, index) => item(index)).join("")}</channel></rss>`;
}

/** Responds with a body that never ends. */
export function pour(_: unknown, response: ServerResponse): void {
	const chunk = "x".repeat(65_536);
	const write = () => {
		while (!response.destroyed && response.write(chunk));
	};
	response.on("drain", write);
	write();
}
