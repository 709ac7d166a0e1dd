import { resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";

const entry = resolve(import.meta.dirname, "documents.ts");
const noDialog = "\0no-dialog";

/**
 * What the search needs of Vite: /search.json while developing, and cmdk without the
 * dialog that it imports, which would bring 10 kB and inject a style against our CSP.
 */
export function search(): Plugin {
	return {
		name: "search",
		enforce: "pre",
		resolveId: (id) => (id === "@radix-ui/react-dialog" ? noDialog : undefined),
		load(id) {
			if (id !== noDialog) return;
			const parts = ["Root", "Portal", "Overlay", "Content"];
			return `export const ${parts.map((part) => `${part} = () => null`).join(", ")};`;
		},
		configureServer(server) {
			server.middlewares.use("/search.json", (_, response, next) => {
				runnerImport<typeof import("./documents.ts")>(entry, {
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
