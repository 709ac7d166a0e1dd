import { resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";

const entry = resolve(import.meta.dirname, "search-index.ts");
const noDialog = resolve(import.meta.dirname, "../layout/search/no-dialog.ts");

/** What the search needs of Vite: cmdk without its dialog, and /search.json while developing. */
export function search(): Plugin {
	return {
		name: "search",
		config: () => ({
			resolve: { alias: { "@radix-ui/react-dialog": noDialog } },
		}),
		configureServer(server) {
			server.middlewares.use("/search.json", (_, response, next) => {
				runnerImport<typeof import("./search-index.ts")>(entry, {
					configFile: false,
				}).then(({ module }) => {
					response
						.setHeader("content-type", "application/json")
						.end(JSON.stringify(module.searchDocuments()));
				}, next);
			});
		},
	};
}
