import categories from "#content/copy/lists/categories.yaml";
import {
	categoryPath,
	extensionPath,
	jobPath,
	productPath,
	type RouteId,
	routes,
	servicePath,
} from "#content/routes.ts";
import type { Meta } from "#content/schema/fields.ts";
import { extensions, jobs, products, services } from "./all-content.ts";

/** What the build knows of a page before it renders it. */
export type PageMetadata = {
	path: string;
	meta: Meta;
	/** The content files that its own words come from, from the project's root. */
	files: string[];
	/** The last change that the page itself names, as YYYY-MM-DD. */
	changed?: string;
};

/** What a file in content/copy/pages/ may hold that matters here; a policy says when it was changed. */
type PageFile = { meta?: Meta; updated?: string };

const pageFiles = import.meta.glob<PageFile>(
	"../../content/copy/pages/*.{yaml,md}",
	{
		eager: true,
		import: "default",
	},
);

/** Pages whose words stand in a list, or a folder, of its own too. */
const listFiles: Partial<Record<RouteId, string>> = {
	careers: "content/copy/jobs/",
	partners: "content/copy/lists/partners.yaml",
	advisories: "content/copy/lists/advisories.yaml",
};

/** Every page that exists: the fixed routes, and one for each content file. */
export const pageMetadata: PageMetadata[] = [
	...Object.entries(routes)
		.filter(([, path]) => !path.includes(":"))
		.map(([id, path]) => fixedPage(id as RouteId, path)),
	...jobs.map(({ id, meta }) => ({
		path: jobPath(id),
		meta,
		files: [`content/copy/jobs/${id}.yaml`],
	})),
	...products.map(({ productId, meta }) => ({
		path: productPath(productId),
		meta,
		files: [`content/copy/products/${productId}.yaml`],
	})),
	...extensions.map(({ id, meta }) => ({
		path: extensionPath(id),
		meta,
		files: [`content/copy/extensions/${id}.yaml`],
	})),
	...categories.map(({ id, meta }) => ({
		path: categoryPath(id),
		meta,
		// Its cards are the services' words.
		files: [
			"content/copy/lists/categories.yaml",
			`content/copy/services/${id}/`,
		],
	})),
	...services.map(({ categoryId, id, meta }) => ({
		path: servicePath(categoryId, id),
		meta,
		files: [`content/copy/services/${categoryId}/${id}.yaml`],
	})),
];

/** @throws when the route has no file of its name, or that has no meta */
function fixedPage(id: RouteId, path: string): PageMetadata {
	const found = ["yaml", "md"]
		.map((ending) => `content/copy/pages/${id}.${ending}`)
		.find((name) => pageFiles[`../../${name}`]);
	const { meta, updated } = pageFiles[`../../${found}`] ?? {};
	if (!found || !meta) {
		throw new Error(
			`No file ${id} in content/copy/pages/ has a meta, but ${path} is a page`,
		);
	}
	return {
		path,
		meta,
		files: listFiles[id] ? [found, listFiles[id]] : [found],
		...(updated ? { changed: dayOf(updated) } : {}),
	};
}

/** "March 15, 2024" as "2024-03-15". @throws when it is no date */
function dayOf(text: string): string {
	return new Date(`${text} UTC`).toISOString().slice(0, 10);
}
