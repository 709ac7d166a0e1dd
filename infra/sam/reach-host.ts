import { spawnSync } from "node:child_process";
import { connect, createServer, type Server } from "node:net";

export type Host = {
	/** The name or address under which containers reach this machine. */
	readonly name: string;
	readonly stop: () => void;
};

/**
 * Makes services of this machine reachable from containers. With Docker Desktop and Finch (macOS, Windows)
 * host.docker.internal leads to this machine's own 127.0.0.1. On Linux a container sees this machine at the
 * bridge's address, where nothing listens, so each port is forwarded from there; SAM ignores `--docker-network
 * host`.
 * @param ports ports on 127.0.0.1
 */
export async function reachHost(
	platform: NodeJS.Platform,
	ports: readonly number[],
	bridge: () => string = bridgeAddress,
): Promise<Host> {
	if (platform !== "linux") {
		return { name: "host.docker.internal", stop: () => {} };
	}
	const address = bridge();
	const servers = await Promise.all(
		ports.map((port) => forward(address, port)),
	);
	return {
		name: address,
		stop: () => {
			for (const server of servers) server.close();
		},
	};
}

/** Returns the ports of this machine's own services that appear in the settings of a running `npm start`. */
export function localPorts(settings: string): number[] {
	const matches = settings.matchAll(/\/\/(?:127\.0\.0\.1|localhost):(\d+)/g);
	return [...new Set([...matches].map(([, port]) => Number(port)))];
}

function bridgeAddress(): string {
	const { stdout } = spawnSync(
		"docker",
		[
			"network",
			"inspect",
			"bridge",
			"--format",
			"{{(index .IPAM.Config 0).Gateway}}",
		],
		{ encoding: "utf8" },
	);
	// The default address of Docker's bridge.
	return stdout?.trim() || "172.17.0.1";
}

async function forward(address: string, port: number): Promise<Server> {
	const server = createServer((incoming) => {
		const outgoing = connect(port, "127.0.0.1");
		incoming.pipe(outgoing).pipe(incoming);
		incoming.on("error", () => outgoing.destroy());
		outgoing.on("error", () => incoming.destroy());
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, address, resolve);
	});
	return server;
}
