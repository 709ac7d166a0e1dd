import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StartError } from "./start-error.ts";

/**
 * Opens a server on this machine only.
 * @param port 0: any free one
 * @param advice what the developer can do where the port is taken
 * @returns the port
 */
export async function listen(
	server: Server,
	port: number,
	advice: string,
): Promise<number> {
	await new Promise<void>((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) => {
			reject(error.code === "EADDRINUSE" ? portTaken(port, advice) : error);
		});
		server.listen(port, "127.0.0.1", resolve);
	});
	return portOf(server);
}

/** The port that a listening server has. */
export function portOf(server: Server): number {
	// An address is a text for pipes only.
	return (server.address() as AddressInfo).port;
}

/** Stops a server; idle and hanging connections do not hold it up. */
export function closeServer(server: Server): Promise<void> {
	return new Promise((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});
}

/** The error for a port that another program has. */
export function portTaken(port: number, advice: string): StartError {
	return new StartError(`Port ${port} is taken. ${advice}`);
}
