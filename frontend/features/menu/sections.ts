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
