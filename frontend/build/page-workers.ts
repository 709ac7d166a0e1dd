import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import type { Snapshots } from "./snapshots.ts";

type PageWorker = typeof import("./page-worker.ts");

export type WorkerData = { snapshots: Snapshots };

/**
 * A thread for each core, which render pages and draw their share images.
 * @param file page-worker.ts as Vite has bundled it
 */
export function startPageWorkers(file: string, data: WorkerData) {
	const threads = availableParallelism();
	const pool = new Tinypool({
		filename: file,
		workerData: data,
		minThreads: threads,
		maxThreads: threads,
	});
	const makePage: PageWorker["makePage"] = (page) =>
		pool.run(page, { name: "makePage" });
	const renderNotFound: PageWorker["renderNotFound"] = () =>
		pool.run(undefined, { name: "renderNotFound" });
	return {
		makePage,
		renderNotFound,
		/** Pages that are worth asking for at once: each thread has the next at hand, and no more waits in memory. */
		atOnce: threads * 2,
		stop: () => pool.destroy(),
	};
}
