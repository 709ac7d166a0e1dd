import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const file = join(import.meta.dirname, "gateway-process.ts");

/** Serves dist/ with both APIs in another process, with data of its own that goes with it. */
export async function startGatewayProcess() {
	const dataFolder = mkdtempSync(join(tmpdir(), "bench-"));
	const options = {
		port: 0,
		mailboxPort: 0,
		dataFolder,
		siteFolder: join(root, "dist"),
		functionsFolder: join(root, "build/functions"),
		quiet: true,
		offline: true,
		environment: { MESSAGES_PER_HOUR: "1000000000" },
	};
	const child = fork(file, [JSON.stringify(options)], {
		execArgv: ["--import", "tsx", "--expose-gc"],
	});
	const [{ url }] = (await once(child, "message")) as [{ url: string }];

	async function ask(question: "rss" | "heap") {
		child.send(question);
		const [answer] = await once(child, "message");
		return answer as { rss: number; heapUsed: number };
	}

	return {
		url,
		/** Resident memory, in bytes. */
		rss: async () => (await ask("rss")).rss,
		/** What is in use after a collection of garbage, in bytes. */
		heap: async () => (await ask("heap")).heapUsed,
		async stop() {
			child.disconnect();
			await once(child, "exit");
			rmSync(dataFolder, { recursive: true, force: true });
		},
	};
}
export type GatewayProcess = Awaited<ReturnType<typeof startGatewayProcess>>;
