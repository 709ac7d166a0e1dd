import { wordsPath } from "./copy/plugin.ts";
import type { BundledModule } from "./module-list-plugin.ts";

const copyFolder = "content/copy/";

/**
 * Addresses of the words that come as data with some modules, in order.
 * @param modules all modules of the bundle by their names
 * @param sources names of those that a page begins with
 */
export function wordFiles(
	modules: Record<string, BundledModule>,
	sources: string[],
): string[] {
	const seen = new Set<string>();
	const visit = (name: string) => {
		if (seen.has(name)) return;
		seen.add(name);
		for (const imported of modules[name]?.imports ?? []) visit(imported);
	};
	for (const source of sources) visit(source);
	return [...seen]
		.filter((name) => name.startsWith(copyFolder))
		.filter((name) => modules[name]?.imports.length)
		.map((name) => wordsPath(name.slice(copyFolder.length)))
		.sort();
}
