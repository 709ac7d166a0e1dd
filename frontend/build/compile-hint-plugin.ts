import type { Plugin } from "vite";
import { reactChunk } from "./chunks.ts";

/** Chromium looks for it on a file's first line only; other browsers ignore it. */
export const compileHint = "//# allFunctionsCalledOnLoad\n";

/**
 * Asks Chromium to compile the functions of React and of the entry script while they arrive,
 * instead of one by one as hydration calls them: most are called then. On a slow line it hydrates 1 to 3 %
 * earlier (docs/trials.md), for 0.2 MB of memory.
 */
export function compileEarly(): Plugin {
	return {
		name: "compile-early",
		generateBundle: {
			// After Vite's own, which puts its list of preloads first.
			order: "post",
			handler(_, bundle) {
				if (this.environment.name !== "client") return;
				for (const chunk of Object.values(bundle)) {
					if (chunk.type !== "chunk") continue;
					if (chunk.isEntry || chunk.name === reactChunk) {
						chunk.code = compileHint + chunk.code;
					}
				}
			},
		},
	};
}
