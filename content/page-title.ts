import { site } from "./site.ts";

/** How much of a title search engines show, in characters. */
export const maxTitleLength = 60;

/**
 * Returns the full title of a page for its tab, search engines and shared links: its own title
 * followed by the company's name, or without the name if both together are too long to be shown.
 */
export function pageTitle(title: string): string {
	const whole = `${title} | ${site.name}`;
	return whole.length > maxTitleLength ? title : whole;
}
