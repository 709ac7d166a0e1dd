import { mkdirSync } from "node:fs";
import type { Server, ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import dynalite from "dynalite";
import { closeServer, listen } from "./listen.ts";
import { repairIndex } from "./repair-index.ts";
import { serveSameOriginOnly } from "./same-origin-only.ts";
import { takeLock } from "./store-lock.ts";
import { createTables } from "./tables.ts";

const maxExitMs = 3_000;

export type Store = { url: string; close(): Promise<void> };

/**
 * Starts the local DynamoDB with its tables.
 * @param dataFolder folder of data and lock; undefined keeps the data in memory
 */
export async function startStore(dataFolder?: string): Promise<Store> {
	if (!dataFolder) return open(dynalite({ createTableMs: 0 }));
	mkdirSync(dataFolder, { recursive: true });
	const lock = await takeLock(join(dataFolder, "lock.json"));
	try {
		const path = join(dataFolder, "store");
		const store = await open(dynalite({ path, createTableMs: 0 }));
		await repairIndex(store.url);
		lock.write(store.url);
		return {
			url: store.url,
			async close() {
				await store.close();
				lock.release();
			},
		};
	} catch (error) {
		lock.release();
		throw error;
	}
}

async function open(server: Server): Promise<Store> {
	serveSameOriginOnly(server);
	const running = new Set<ServerResponse>();
	server.prependListener("request", (_, response: ServerResponse) => {
		running.add(response);
		const { end } = response;
		// Not the "close" event: that also fires when a client has disconnected but dynalite is still working.
		response.end = ((...values: Parameters<typeof end>) => {
			running.delete(response);
			return end.apply(response, values);
		}) as typeof end;
	});
	// A client that disconnects mid-request makes dynalite throw; that must not end the process.
	server.on("request", (request, response) => {
		request.removeAllListeners("error");
		request.on("error", () => {
			// Without the complete request dynalite never begins to process it.
			if (!request.complete) running.delete(response);
		});
	});
	const port = await listen(server);
	const url = `http://127.0.0.1:${port}`;
	await createTables(url);
	return {
		url,
		async close() {
			// dynalite also throws if its database is closed while it is working.
			const deadline = Date.now() + maxExitMs;
			while (running.size > 0 && Date.now() < deadline) await setTimeout(10);
			await closeServer(server);
		},
	};
}
