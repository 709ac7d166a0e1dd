import {
	categoryPath,
	extensionPath,
	productPath,
	type RouteId,
	routes,
	servicePath,
} from "#content/routes.ts";
import type { Meta } from "#content/schema/fields.ts";
import { categories } from "#content/services/categories.ts";
import { extensions, products, services } from "./all-content.ts";

/** What the build knows of a page before it renders it. */
export type PageMetadata = {
	path: string;
	meta: Meta;
	/** The content files that its own words come from, from the project's root. */
	files: string[];
	/** The last change that the page itself names, as YYYY-MM-DD. */
	changed?: string;
};

/** What a file in content/pages/ may hold that matters here; a policy says when it was changed. */
type PageFile = { meta?: Meta; updated?: string };

const pageFiles = import.meta.glob<PageFile>("../../content/pages/*.ts", {
	eager: true,
	import: "default",
});

/** Every page that exists: the fixed routes, and one for each content file. */
export const pageMetadata: PageMetadata[] = [
	...Object.entries(routes)
		.filter(([, path]) => !path.includes(":"))
		.map(([id, path]) => fixedPage(id as RouteId, path)),
	...products.map(({ productId, meta }) => ({
		path: productPath(productId),
		meta,
		files: [`content/products/${productId}.ts`],
	})),
	...extensions.map(({ id, meta }) => ({
		path: extensionPath(id),
		meta,
		files: [`content/extensions/${id}.ts`],
	})),
	...categories.map(({ id, meta }) => ({
		path: categoryPath(id),
		meta,
		// Its cards are the services' words.
		files: ["content/services/categories.ts", `content/services/${id}/`],
	})),
	...services.map(({ categoryId, id, meta }) => ({
		path: servicePath(categoryId, id),
		meta,
		files: [`content/services/${categoryId}/${id}.ts`],
	})),
];

/** @throws when the route has no file of its name, or that has no meta */
function fixedPage(id: RouteId, path: string): PageMetadata {
	const file = `content/pages/${id}.ts`;
	const { meta, updated } = pageFiles[`../../${file}`] ?? {};
	if (!meta) throw new Error(`${file} has no meta, but ${path} is a page`);
	return {
		path,
		meta,
		files: [file],
		...(updated ? { changed: dayOf(updated) } : {}),
	};
}

/** "March 15, 2024" as "2024-03-15". @throws when it is no date */
function dayOf(text: string): string {
	return new Date(`${text} UTC`).toISOString().slice(0, 10);
}
