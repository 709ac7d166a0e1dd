declare module "dynalite" {
	import type { Server } from "node:http";

	/** @param options path: data folder; without it the data is held in memory */
	export default function dynalite(options?: {
		path?: string;
		createTableMs?: number;
	}): Server;
}
