import { createServer } from "node:http";
import { listen } from "#functions/local/listen.ts";

/** A server in front of the site, on its own port. */
export type Proxy = { url: string; close: () => void };
type Change = {
	/** Transforms the page that the browser gets. */
	page?: (html: string) => string;
	/** Resolves when a path's response may be sent. */
	before?: (path: string) => Promise<unknown>;
	/** Called when the site has responded for a path, even if the browser no longer waits. */
	after?: (path: string) => void;
};

/** Request headers that the site reads, those of the contact form (content/contact/signals.ts) among them. */
const forwarded = /^(accept|content-type|idempotency-key|x-form-.*)$/;

/**
 * Serves the site as a browser without scripts sees it: script elements are removed, and the
 * contents of noscript are exposed. Neither driver can inspect a page with scripts disabled.
 */
export function serveWithoutScripts(origin: string): Promise<Proxy> {
	return serveChanged(origin, {
		page: (html) =>
			html
				.replace(/<script\b[\s\S]*?<\/script>/g, "")
				.replace(/<\/?noscript>/g, ""),
	});
}

/** Serves the site with modified responses. */
export async function serveChanged(
	origin: string,
	{ page = (html) => html, before = async () => {}, after = () => {} }: Change,
): Promise<Proxy> {
	const server = createServer(async (request, response) => {
		const chunks: Uint8Array[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const { headers, method = "GET", url = "/" } = request;
		await before(url);
		const from = await fetch(origin + url, {
			method,
			redirect: "manual",
			headers: Object.entries(headers).flatMap(
				([name, value]): [string, string][] =>
					forwarded.test(name) && typeof value === "string"
						? [[name, value]]
						: [],
			),
			...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
		});
		const type = from.headers.get("content-type") ?? "";
		const body = Buffer.from(await from.arrayBuffer());
		after(url);
		const location = from.headers.get("location");
		response.writeHead(from.status, {
			"content-type": type,
			...(location && { location }),
		});
		response.end(type.startsWith("text/html") ? page(String(body)) : body);
	});
	const port = await listen(server);
	return {
		url: `http://127.0.0.1:${port}`,
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}
