import contentIndex from "virtual:content-index";
import { buildNavigation } from "#content/navigation.ts";

/** The main menu, the same for the bar and the phone's sheet. */
export const menuSections = buildNavigation(contentIndex);

/** Whether any link of a section leads to the page that shows. */
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

/** Whether a page is in a section, though perhaps no link of it: by the first part of its path, as "/company/". */
export function isSectionOf(links: { path: string }[], path: string): boolean {
	const part = path.split("/", 2).join("/");
	return links.some((link) => link.path.startsWith(`${part}/`));
}
