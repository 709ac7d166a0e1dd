import contentIndex from "virtual:content-index";
import type { Graph } from "schema-dts";
import { buildBreadcrumbs } from "#content/breadcrumbs.ts";
import categories from "#content/copy/lists/categories.yaml";
import {
	categoryPath,
	extensionPath,
	jobPath,
	platformId,
	platformPath,
	productPath,
	routes,
	servicePath,
} from "#content/routes.ts";
import { breadcrumbList } from "#content/structured-data/breadcrumb-list.ts";
import { jobPosting } from "#content/structured-data/job-posting.ts";
import { organization } from "#content/structured-data/organization.ts";
import {
	questionPage,
	serviceCatalog,
	serviceThing,
} from "#content/structured-data/service.ts";
import {
	extensionThing,
	productThing,
} from "#content/structured-data/software.ts";
import { webPage } from "#content/structured-data/web-page.ts";
import { webSite } from "#content/structured-data/web-site.ts";
import { extensions, jobs, products, services } from "./all-content.ts";
import type { PageMetadata } from "./page-metadata.ts";

/** Returns the page's structured data as a data block, which browsers do not run and the CSP does not cover. */
export function dataBlock(page: PageMetadata): string {
	const text = JSON.stringify(structuredData(page));
	// An unescaped "<" could end the block.
	return `<script type="application/ld+json">${text.replaceAll("<", "\\u003c")}</script>`;
}

/**
 * Returns what search engines read in addition to the page's copy (schema.org, as JSON-LD). Only
 * in the built HTML: nothing reads it after a client-side navigation.
 */
function structuredData({ path, meta, changed }: PageMetadata): Graph {
	const things = thingsOf(path);
	const about = things[0]?.["@id"];
	const breadcrumbs = buildBreadcrumbs(path, contentIndex);
	return {
		"@context": "https://schema.org",
		"@graph": [
			...(path === routes.home ? [organization(), webSite()] : []),
			webPage(path, meta, { changed, about }),
			...(breadcrumbs.length > 0 ? [breadcrumbList(breadcrumbs)] : []),
			...things,
		],
	};
}

/** Returns what a page describes, its main subject first. */
function thingsOf(path: string) {
	const job = jobs.find(({ id }) => path === jobPath(id));
	if (job) return [jobPosting(job)];
	const product = products.find(
		({ productId }) => path === productPath(productId),
	);
	if (product) {
		return [productThing(product, path === platformPath ? extensions : [])];
	}
	const extension = extensions.find(({ id }) => path === extensionPath(id));
	const platform = products.find(({ productId }) => productId === platformId);
	if (extension && platform) return [extensionThing(extension, platform)];
	const category = categories.find(({ id }) => path === categoryPath(id));
	if (category) {
		const listed = services.filter(
			(service) => service.listed && service.categoryId === category.id,
		);
		return [serviceCatalog(category, listed)];
	}
	const service = services.find(
		({ categoryId, id }) => path === servicePath(categoryId, id),
	);
	const owner = categories.find(({ id }) => id === service?.categoryId);
	if (!service || !owner) return [];
	const { questions } = service;
	return [
		serviceThing(service, owner),
		...(questions ? [questionPage(path, questions)] : []),
	];
}
