import { createServer } from "node:http";
import { closeServer, listen } from "#functions/local/listen.ts";

/** Returns a free port, for a program that has to be told its port in advance. */
export async function freePort(): Promise<number> {
	const probe = createServer();
	const port = await listen(probe);
	await closeServer(probe);
	return port;
}
