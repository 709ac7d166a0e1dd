import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import type { Snapshots } from "./snapshots.ts";

type PageWorker = typeof import("./page-worker.ts");

export type WorkerData = { snapshots: Snapshots };

/**
 * Starts one thread per core to render pages and draw their share images.
 * @param file page-worker.ts as bundled by Vite
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
		/** How many pages to request at once: each thread has its next one queued, and no more use memory. */
		atOnce: threads * 2,
		stop: () => pool.destroy(),
	};
}
