import { linkTo } from "#content/navigation.ts";
import type { Meta } from "#content/schema/fields.ts";
import type { SearchDocument } from "#content/search/document.ts";
import { slugify } from "#content/slug.ts";
import type { IconName } from "#frontend/ui/icon-names.ts";

/** A document with everything that its page says, from which the index takes the rare words. */
export type SearchPage = SearchDocument & { body: string };

/** A page's title, description and picture as the menu has them, else its own. */
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

/** A headed part of a page; `list` is shown with it. */
type Part = { heading: string; id?: string; list?: string };

/**
 * A page with its headed parts.
 * @param content all that the page says, in whatever shape
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

/** Fields that hold no words to read. */
const silent = /icon$|^id$|_id$|link$|href$|screenshot|drawing|logo|path$/i;

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value.replace(/\]\([^)]+\)/g, "")];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value)
		.filter(([field]) => !silent.test(field))
		.flatMap(([, inner]) => textsIn(inner));
}
