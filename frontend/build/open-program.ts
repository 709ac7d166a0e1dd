import type { IncomingMessage } from "node:http";
import type { Plugin } from "vite";

/**
 * Returns whether a request asks Vite to open a file in a program on this machine, as
 * `/__open-in-editor?file=package.json` does, without coming from a page of ours. Vite's error
 * message in the page has such links; any website that a developer visits can request them, too.
 */
export function opensProgram({
	url = "",
	headers,
}: Pick<IncomingMessage, "url" | "headers">): boolean {
	return url.startsWith("/__") && headers["sec-fetch-site"] !== "same-origin";
}

/** A plugin for Vite's dev server that refuses such requests. */
export function openForOwnPages(): Plugin {
	return {
		name: "open-for-own-pages",
		configureServer({ middlewares }) {
			middlewares.use((request, response, next) => {
				if (opensProgram(request)) response.writeHead(403).end();
				else next();
			});
		},
	};
}
