import { site } from "#content/site.ts";
import { searchDocuments } from "#frontend/features/search/build/documents.ts";
import { interfaceIcons } from "#frontend/ui/icon-names.ts";
import { loadCopy } from "./copy/read-folder.ts";

/** Every icon that a page may show: what fields of content name, what the search finds, and the interface's own. In order. */
export const iconNames: string[] = [
	...new Set([
		...iconsIn([loadCopy(), site, searchDocuments()]),
		...interfaceIcons,
	]),
].sort();

/** The values of all fields named icon, or something_icon, or somethingIcon. */
function iconsIn(value: unknown): string[] {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([field, inner]) =>
		typeof inner === "string" && field.toLowerCase().endsWith("icon")
			? [inner]
			: iconsIn(inner),
	);
}
