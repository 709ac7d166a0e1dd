import contentIndex from "virtual:content-index";
import { buildNavigation } from "#content/navigation.ts";

/** The main menu, shared by the bar and the phone's sheet. */
export const menuSections = buildNavigation(contentIndex);

/** Returns whether any of a section's links leads to the current page. */
export function hasActive(
	links: { path: string; subcategories?: { path: string }[] | undefined }[],
	path: string,
): boolean {
	return links.some(
		(link) =>
			link.path === path ||
			link.subcategories?.some((sub) => sub.path === path),
	);
}

/** Returns whether a page belongs to a section, linked there or not: by the first part of its path, such as "/company/". */
export function isSectionOf(links: { path: string }[], path: string): boolean {
	const part = path.split("/", 2).join("/");
	return links.some((link) => link.path.startsWith(`${part}/`));
}
