import { once } from "node:events";
import { createServer, type Server } from "node:http";

/**
 * Serves a site as a browser without scripts sees it: script elements are gone, and what
 * stands in noscript is there. Neither driver can look into a page whose scripts are off.
 */
export async function serveWithoutScripts(
	origin: string,
): Promise<{ url: string; close: () => void }> {
	const server = createServer(async (request, response) => {
		const chunks: Uint8Array[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const { headers, method = "GET", url = "/" } = request;
		const from = await fetch(origin + url, {
			method,
			redirect: "manual",
			headers: {
				accept: headers.accept ?? "*/*",
				...(headers["content-type"] && {
					"content-type": headers["content-type"],
				}),
			},
			...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
		});
		const type = from.headers.get("content-type") ?? "";
		const body = Buffer.from(await from.arrayBuffer());
		const location = from.headers.get("location");
		response.writeHead(from.status, {
			"content-type": type,
			...(location && { location }),
		});
		response.end(type.startsWith("text/html") ? strip(String(body)) : body);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return { url: addressOf(server), close: () => server.close() };
}

function strip(html: string): string {
	return html
		.replace(/<script\b[\s\S]*?<\/script>/g, "")
		.replace(/<\/?noscript>/g, "");
}

function addressOf(server: Server): string {
	const address = server.address();
	if (typeof address === "string" || !address) throw new Error("no port");
	return `http://127.0.0.1:${address.port}`;
}
