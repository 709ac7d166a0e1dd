import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Serves dist/ with both APIs in another process, with temporary data. */
export async function startGateway() {
	const file = join(import.meta.dirname, "gateway-process.ts");
	const child = fork(file, { execArgv: ["--import", "tsx", "--expose-gc"] });
	const [url] = (await once(child, "message")) as [string];
	return {
		url,
		/** The process's memory in bytes, optionally after garbage collection. */
		async memory(collectGarbage = false): Promise<NodeJS.MemoryUsage> {
			child.send({ collectGarbage });
			const [memory] = await once(child, "message");
			return memory;
		},
		async stop(): Promise<void> {
			child.disconnect();
			await once(child, "exit");
		},
	};
}
