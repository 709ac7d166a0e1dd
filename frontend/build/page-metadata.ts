import { readDay } from "#content/days.ts";
import { pagesIn } from "#content/file-pages.ts";
import { categoryPath, platformId } from "#content/routes.ts";
import type { Meta } from "#content/schema/page-parts.ts";
import { copy } from "./all-content.ts";

/** What the build knows about a page before rendering it. */
export type PageMetadata = {
	path: string;
	meta: Meta;
	/** The content files with its copy, relative to the project's root. */
	files: string[];
	/** The day of the last change that its content file states, as YYYY-MM-DD. */
	changed?: string | undefined;
};

/** Lists, or folders, that hold more of a page's copy, by the page's own file. */
const listFiles: Record<string, string[]> = {
	// Their cards show copy from the files of extensions and services.
	"pages/home.yaml": [
		"content/copy/lists/categories.yaml",
		"content/copy/extensions/",
		"content/copy/services/",
	],
	[`products/${platformId}.yaml`]: ["content/copy/extensions/"],
	"pages/careers.yaml": ["content/copy/jobs/"],
	"pages/partners.yaml": ["content/copy/lists/partners.yaml"],
	"pages/advisories.yaml": ["content/copy/lists/advisories.yaml"],
};

/** Every page: one for each content file that is a page, and one for each category. */
export const pageMetadata: PageMetadata[] = [
	...pagesIn(copy).map(({ path, file, entry }) => ({
		path,
		meta: entry.meta,
		files: [`content/copy/${file}`, ...(listFiles[file] ?? [])],
		...("updated" in entry &&
			entry.updated && { changed: readDay(entry.updated) }),
	})),
	...copy.categories.map(({ id, meta }) => ({
		path: categoryPath(id),
		meta,
		// Its cards show copy from the services' files.
		files: [
			"content/copy/lists/categories.yaml",
			`content/copy/services/${id}/`,
		],
	})),
];
