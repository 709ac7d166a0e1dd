import { relative, resolve } from "node:path";
import type { Plugin } from "vite";

const root = resolve(import.meta.dirname, "../..");

/** A module in the browser bundle; ids are paths relative to the repository, or virtual names. */
export type BundledModule = {
	/** The chunk that contains it, as "/assets/…"; "" if nothing of it is left in any. */
	chunk: string;
	/** Before compression. */
	bytes: number;
	/** Static imports only. */
	imports: string[];
};

/**
 * Writes .vite/modules.json next to the manifest: it lists each chunk's modules, which the
 * manifest does not. Read by tests/built/weight.test.ts.
 */
export function moduleList(): Plugin {
	return {
		name: "module-list",
		generateBundle(_, bundle) {
			if (this.environment.name !== "client") return;
			const modules: Record<string, BundledModule> = {};
			// Includes those that leave nothing in any chunk: import paths lead through them.
			for (const id of this.getModuleIds()) {
				const imports = this.getModuleInfo(id)?.importedIds.map(nameOf) ?? [];
				modules[nameOf(id)] = { chunk: "", bytes: 0, imports };
			}
			for (const chunk of Object.values(bundle)) {
				if (chunk.type !== "chunk") continue;
				for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
					const name = nameOf(id);
					modules[name] = {
						imports: modules[name]?.imports ?? [],
						chunk: `/${chunk.fileName}`,
						bytes: renderedLength,
					};
				}
			}
			this.emitFile({
				type: "asset",
				fileName: ".vite/modules.json",
				source: JSON.stringify(modules),
			});
		},
	};
}

function nameOf(id: string): string {
	return id.startsWith("/") ? relative(root, id) : id.replace(/^\0/, "");
}
