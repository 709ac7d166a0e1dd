import { site } from "./site.ts";

/** What search engines show of a title. */
export const longestTitle = 60;

/**
 * The whole title of a page, for its tab, search engines and shared links: its own title and
 * the company's name behind it, or no name where the two are longer than is shown.
 */
export function pageTitle(title: string): string {
	const whole = `${title} | ${site.name}`;
	return whole.length > longestTitle ? title : whole;
}
