import contentIndex from "virtual:content-index";
import { buildNavigation } from "#content/navigation.ts";

/** The main menu, shared by the bar and the phone's sheet. */
export const menuSections = buildNavigation(contentIndex);

/** Returns whether a page belongs to a section, linked there or not: by the first part of its path, such as "/company/". */
export function isSectionOf(links: { href: string }[], path: string): boolean {
	const part = path.split("/", 2).join("/");
	return links.some((link) => link.href.startsWith(`${part}/`));
}
