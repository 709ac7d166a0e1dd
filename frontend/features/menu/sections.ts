import contentIndex from "virtual:content-index";
import { buildNavigation } from "#content/navigation.ts";

/** The main menu, shared by the bar and the phone's sheet. */
export const menuSections = buildNavigation(contentIndex);

/**
 * Returns the id of the one section that a page belongs to: the first that links to it, or else, as it may
 * be linked nowhere, the one named by its path, such as "/company/".
 */
export function sectionOf(path: string): string | undefined {
	const listing = menuSections.find(({ links }) =>
		links?.some(({ href }) => href === path),
	);
	return listing?.id ?? path.split("/")[1];
}
