import { relative, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

const root = resolve(import.meta.dirname, "../..");

/** A module of the browser's bundle; ids are files relative to the repository, or virtual names. */
export type BundledModule = {
	/** The chunk that it is in, as "/assets/…"; "" where none has anything of it. */
	chunk: string;
	/** Before compression. */
	bytes: number;
	/** What it imports at once; what it loads later is not among them. */
	imports: string[];
};

/**
 * Writes .vite/modules.json beside the manifest: what each chunk is made of, which the
 * manifest does not say. tests/built/weight.test.ts reads it.
 */
export function moduleList(): Plugin {
	return {
		name: "module-list",
		generateBundle(_, bundle) {
			if (this.environment.name !== "client") return;
			const modules = modulesOf(this);
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

/** All modules of the bundle by their names, those too that leave nothing in any chunk: imports lead through them. */
function modulesOf(
	bundle: Pick<Rolldown.PluginContext, "getModuleIds" | "getModuleInfo">,
): Record<string, BundledModule> {
	const modules: Record<string, BundledModule> = {};
	for (const id of bundle.getModuleIds()) {
		const imports = bundle.getModuleInfo(id)?.importedIds ?? [];
		modules[nameOf(id)] = {
			chunk: "",
			bytes: 0,
			imports: imports.map(nameOf),
		};
	}
	return modules;
}

function nameOf(id: string): string {
	return id.startsWith("/") ? relative(root, id) : id.replace(/^\0/, "");
}
