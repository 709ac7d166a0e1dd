import { linkTo } from "#content/navigation.ts";
import type { Meta } from "#content/schema/page-parts.ts";
import type { SearchDocument } from "#content/search/document.ts";
import { slugify } from "#content/slug.ts";
import type { IconName } from "#frontend/ui/icon-names.ts";

/** A document with the full text of its page, from which the index takes the rare words. */
export type SearchPage = SearchDocument & { body: string };

/** Returns a page's link, title, description and icon: those of the menu, or else its own. */
export function named(
	path: string,
	page: { heading: string; meta: Meta },
	icon: IconName,
) {
	const link = linkTo(path);
	return {
		link: path,
		title: link?.label ?? page.heading,
		description: link?.description ?? page.meta.description,
		icon: link?.icon ?? icon,
	};
}

/** A section of a page; `list` is shown after its heading. */
type Part = { heading: string; id?: string; list?: string };

/**
 * Creates the document of a page, with its sections.
 * @param content the full content of the page, in any shape
 */
export function pageDocument(
	page: SearchDocument,
	content: unknown,
	parts: Part[] = [],
): SearchPage {
	return {
		...page,
		...(parts.length > 0 && {
			sections: parts.map(({ heading, id, list }) => ({
				title: heading,
				...(id && id !== slugify(heading) && { id }),
				...(list && { text: list }),
			})),
		}),
		body: textsIn(content).join(" "),
	};
}

/** Fields that contain no readable text. */
const nonTextFields =
	/icon$|^id$|_id$|link$|href$|screenshot|drawing|logo|path$/i;

function textsIn(value: unknown): string[] {
	if (typeof value === "string") {
		return [value.replace(/\]\([^)]+\)|\*\*/g, "")];
	}
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value)
		.filter(([field]) => !nonTextFields.test(field))
		.flatMap(([, inner]) => textsIn(inner));
}
