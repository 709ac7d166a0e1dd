import { createRequire } from "node:module";
import { closeServer, portOf, portTaken } from "./listen.ts";
import { serveSameOriginOnly } from "./same-origin-only.ts";

const require = createRequire(import.meta.url);

// CommonJS with a default export, which each loader unwraps differently; require does not unwrap it.
const { default: startSes } =
	require("aws-ses-v2-local") as typeof import("aws-ses-v2-local");
const { getStoreReadonly } =
	require("aws-ses-v2-local/dist/store.js") as typeof import("aws-ses-v2-local/dist/store.js");

/**
 * Starts the local SES, whose page shows the mails. They are held in memory.
 * @param maxMails beyond this the oldest are dropped; if omitted, none are
 */
export async function startMailbox(
	port: number,
	maxMails = Number.POSITIVE_INFINITY,
) {
	const server = await startSes({ port, host: "127.0.0.1" });
	// The package's start function reports no errors.
	if (!server.listening) {
		throw portTaken(port, "Set another with MAILBOX_PORT=8082 npm start");
	}
	// Unguarded, any website that the developer opens could read and clear the mails.
	serveSameOriginOnly(server);
	server.on("request", () => {
		const { emails } = getStoreReadonly();
		if (emails.length > maxMails) emails.splice(0, emails.length - maxMails);
	});
	return {
		url: `http://localhost:${portOf(server)}`,
		close: () => closeServer(server),
	};
}
