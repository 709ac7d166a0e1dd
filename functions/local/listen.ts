import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StartError } from "./start-error.ts";

/**
 * Starts a server that listens on this machine only.
 * @param port any free one if left out, or 0
 * @param advice what the developer can do if it is taken
 * @returns the port
 */
export async function listen(
	server: Server,
	port = 0,
	advice = "",
): Promise<number> {
	await new Promise<void>((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) => {
			reject(error.code === "EADDRINUSE" ? portTaken(port, advice) : error);
		});
		server.listen(port, "127.0.0.1", resolve);
	});
	return portOf(server);
}

/** Returns the port of a listening server. */
export function portOf(server: Server): number {
	// The address is a string for pipes only.
	return (server.address() as AddressInfo).port;
}

/** Stops a server without waiting for idle or hanging connections. */
export function closeServer(server: Server): Promise<void> {
	return new Promise((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});
}

/** Creates the error for a port that another program is using. */
export function portTaken(port: number, advice: string): StartError {
	return new StartError(`Port ${port} is taken. ${advice}`);
}
