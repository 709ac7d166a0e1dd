import { resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { contentIndex } from "../../../build/content-index-plugin.ts";
import { copy } from "../../../build/copy/plugin.ts";

const entry = resolve(import.meta.dirname, "documents.ts");

/** Serves /search.json while developing, made from the content as it is. */
export function search(): Plugin {
	return {
		name: "search",
		configureServer(server) {
			server.middlewares.use("/search.json", (_, response, next) => {
				runnerImport<typeof import("./documents.ts")>(entry, {
					configFile: false,
					plugins: [copy(), contentIndex()],
				}).then(({ module }) => {
					response
						.setHeader("content-type", "application/json")
						.end(JSON.stringify(module.searchDocuments()));
				}, next);
			});
		},
	};
}
