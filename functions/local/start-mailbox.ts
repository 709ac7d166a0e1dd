import { createRequire } from "node:module";
import { closeServer, portOf, portTaken } from "./listen.ts";
import { serveOwnPagesOnly } from "./own-pages-only.ts";

const require = createRequire(import.meta.url);

// CommonJS with a default export: each loader unwraps it differently, require does not.
const { default: startSes } =
	require("aws-ses-v2-local") as typeof import("aws-ses-v2-local");
const { getStoreReadonly } =
	require("aws-ses-v2-local/dist/store.js") as typeof import("aws-ses-v2-local/dist/store.js");

export type Mailbox = { url: string; close(): Promise<void> };

/**
 * Starts the local SES, whose page shows the mails. They are kept in memory.
 * @param mostCached older mails make room for newer ones; without it all are kept
 */
export async function startMailbox(
	port: number,
	mostCached = Number.POSITIVE_INFINITY,
): Promise<Mailbox> {
	const server = await startSes({ port, host: "127.0.0.1" });
	// Its own start says nothing of an error.
	if (!server.listening) {
		throw portTaken(port, "Set another with MAILBOX_PORT=8082 npm start");
	}
	// Its page is for whoever sits here; unguarded, any website could read and clear the mails.
	serveOwnPagesOnly(server);
	server.on("request", () => {
		const { emails } = getStoreReadonly();
		if (emails.length > mostCached)
			emails.splice(0, emails.length - mostCached);
	});
	return {
		url: `http://localhost:${portOf(server)}`,
		close: () => closeServer(server),
	};
}
