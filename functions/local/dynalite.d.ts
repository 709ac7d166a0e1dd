declare module "dynalite" {
	import type { Server } from "node:http";

	/** @param options path: folder of the data; without it they are held in memory */
	export default function dynalite(options?: {
		path?: string;
		createTableMs?: number;
	}): Server;
}
