import { createServer } from "node:http";
import { describeError, log } from "#functions/shared/log.ts";
import { finishWithin } from "./finish-within.ts";
import { closeServer } from "./listen.ts";
import type { RequestHandler } from "./serve-site.ts";

const maxExitMs = 5_000;

/** Creates the site's server. It can listen before `open` gives it its routes: early requests wait. */
export function createSite() {
	let open: (routes: RequestHandler) => void = () => {};
	const opened = new Promise<RequestHandler>((resolve) => {
		open = resolve;
	});
	const running = new Set<Promise<void>>();
	const server = createServer((request, response) => {
		const run = opened
			.then((routes) => routes(request, response))
			.catch((error) => {
				// The client closed the connection before finishing its request, which is not our error.
				if (request.destroyed && !request.complete) return;
				log.error("request crashed", describeError(error));
				if (!response.headersSent) response.writeHead(500);
				response.end();
			})
			.finally(() => running.delete(run));
		running.add(run);
	});
	return {
		server,
		open,
		/** Lets the running requests finish, within a time limit. */
		async close() {
			server.close();
			await finishWithin(maxExitMs, running);
			await closeServer(server);
		},
	};
}
