import { pagesIn } from "#content/file-pages.ts";
import { categoryPath } from "#content/routes.ts";
import type { Meta } from "#content/schema/fields.ts";
import { copy } from "./all-content.ts";

/** What the build knows of a page before it renders it. */
export type PageMetadata = {
	path: string;
	meta: Meta;
	/** The content files that its own words come from, from the project's root. */
	files: string[];
	/** The last change that the page itself names, as YYYY-MM-DD. */
	changed?: string;
};

/** Pages whose words stand in a list, or a folder, of its own too, by their own files. */
const listFiles: Record<string, string> = {
	"pages/careers.yaml": "content/copy/jobs/",
	"pages/partners.yaml": "content/copy/lists/partners.yaml",
	"pages/advisories.yaml": "content/copy/lists/advisories.yaml",
};

/** Every page that exists: one for each file that is a page, and the categories. */
export const pageMetadata: PageMetadata[] = [
	...pagesIn(copy).map(({ path, file, entry }) => ({
		path,
		meta: entry.meta,
		files: [`content/copy/${file}`, listFiles[file] ?? []].flat(),
		...("updated" in entry &&
			entry.updated && { changed: dayOf(entry.updated) }),
	})),
	...copy.categories.map(({ id, meta }) => ({
		path: categoryPath(id),
		meta,
		// Its cards are the services' words.
		files: [
			"content/copy/lists/categories.yaml",
			`content/copy/services/${id}/`,
		],
	})),
];

/** "March 15, 2024" as "2024-03-15". @throws when it is no date */
function dayOf(text: string): string {
	return new Date(`${text} UTC`).toISOString().slice(0, 10);
}
