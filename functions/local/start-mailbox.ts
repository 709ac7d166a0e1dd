import { createRequire } from "node:module";
import { closeServer, portOf, portTaken } from "./listen.ts";

// CommonJS with a default export: each loader unwraps it differently, require does not.
const { default: startSes } = createRequire(import.meta.url)(
	"aws-ses-v2-local",
) as typeof import("aws-ses-v2-local");

export type Mailbox = { url: string; close(): Promise<void> };

/** Starts the local SES, whose page shows the mails. They are kept in memory. */
export async function startMailbox(port: number): Promise<Mailbox> {
	const server = await startSes({ port, host: "127.0.0.1" });
	// Its own start says nothing of an error.
	if (!server.listening) {
		throw portTaken(port, "Set another with MAILBOX_PORT=8082 npm start");
	}
	return {
		url: `http://localhost:${portOf(server)}`,
		close: () => closeServer(server),
	};
}
