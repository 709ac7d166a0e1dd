import type { IncomingMessage, Server } from "node:http";

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Keeps other websites away from a local service. Any page in the developer's browser can send
 * requests to this machine, and with a host name that points here (DNS rebinding) read the
 * responses too. Programs and the service's own pages are not affected.
 */
export function serveSameOriginOnly(server: Server): void {
	const listeners = server.listeners("request");
	server.removeAllListeners("request");
	server.on("request", (request, response) => {
		if (isOwn(request)) {
			for (const listener of listeners) {
				listener.call(server, request, response);
			}
			return;
		}
		request.resume();
		response.writeHead(403, { "content-type": "text/plain" });
		response.end("Other websites have no access to this service.\n");
	});
}

function isOwn({ method, headers }: IncomingMessage): boolean {
	const { host = "", origin } = headers;
	if (!localHost.test(host)) return false;
	if (origin !== undefined && origin !== `http://${host}`) return false;
	const site = headers["sec-fetch-site"];
	if (site === undefined || site === "same-origin" || site === "none") {
		return true;
	}
	// A link to the page may be anywhere, including on our own site, which has another port.
	return method === "GET" && headers["sec-fetch-mode"] === "navigate";
}
