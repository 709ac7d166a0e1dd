import type { SearchDocument } from "#content/search/document.ts";
import { slugify } from "#content/slug.ts";

/** Longest description of a part of a page, in characters; the row on screen holds no more. */
const descriptionLength = 80;

/** A headed part of a page; without an id, its place in the page is named by its heading. */
type Part = {
	heading: string;
	text: string;
	icon?: string | undefined;
	id?: string;
	keywords?: string;
};

/** A page, and its headed parts with links to their places in it. */
export function withParts(
	page: SearchDocument,
	parts: Part[],
): SearchDocument[] {
	return [
		page,
		...parts.map(({ heading, text, icon, id, keywords }) => ({
			link: `${page.link}#${id ?? slugify(heading)}`,
			title: heading,
			description: shorten(text),
			group: page.group,
			icon: icon ?? page.icon,
			page: page.title,
			...(keywords ? { keywords } : {}),
		})),
	];
}

/** Plain text of no more than a row, cut after a whole word. */
function shorten(text: string): string {
	const plain = text.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
	if (plain.length <= descriptionLength) return plain;
	return `${plain.slice(0, descriptionLength).replace(/[\s,;:.·]*\S*$/, "")} …`;
}
