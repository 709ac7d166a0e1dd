import contentIndex from "virtual:content-index";
import type { Graph, Thing } from "schema-dts";
import { buildBreadcrumbs } from "#content/breadcrumbs.ts";
import categories from "#content/copy/lists/categories.yaml";
import {
	matchRoute,
	platformId,
	routes,
	servicePath,
} from "#content/routes.ts";
import { thingId } from "#content/structured-data/address.ts";
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

/** What a page describes, and the `@id` of its main subject. */
type Subject = { things: Thing[]; about?: string };

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
	const { things, about } = subjectOf(path);
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

function subjectOf(path: string): Subject {
	const match = matchRoute(path);
	const { categoryId, serviceId, extensionId, productId, jobId } =
		match?.params ?? {};
	if (match?.id === "service") return serviceSubject(path, serviceId);
	if (match?.id === "category") return categorySubject(path, categoryId);
	if (match?.id === "extension") return extensionSubject(path, extensionId);
	if (match?.id === "product") return productSubject(path, productId);
	if (match?.id === "job") return jobSubject(path, jobId);
	return { things: [] };
}

function jobSubject(path: string, jobId = ""): Subject {
	const job = jobs.find(({ id }) => id === jobId);
	if (!job) return { things: [] };
	return { things: [jobPosting(job)], about: thingId(path, "job") };
}

function serviceSubject(path: string, serviceId = ""): Subject {
	const service = services.find(
		({ categoryId, id }) =>
			path === servicePath(categoryId, serviceId) && id === serviceId,
	);
	const category = categories.find(({ id }) => id === service?.categoryId);
	if (!service || !category) return { things: [] };
	const { questions } = service;
	return {
		things: [
			serviceThing(service, category),
			...(questions ? [questionPage(path, questions)] : []),
		],
		about: thingId(path, "service"),
	};
}

function categorySubject(path: string, categoryId = ""): Subject {
	const category = categories.find(({ id }) => id === categoryId);
	if (!category) return { things: [] };
	const listed = services.filter(
		(service) => service.listed && service.categoryId === categoryId,
	);
	return {
		things: [serviceCatalog(category, listed)],
		about: thingId(path, "catalog"),
	};
}

function extensionSubject(path: string, extensionId = ""): Subject {
	const extension = extensions.find(({ id }) => id === extensionId);
	const platform = products.find(({ productId }) => productId === platformId);
	if (!extension || !platform) return { things: [] };
	return {
		things: [extensionThing(extension, platform)],
		about: thingId(path, "software"),
	};
}

function productSubject(path: string, id = ""): Subject {
	const product = products.find(({ productId }) => productId === id);
	if (!product) return { things: [] };
	return {
		things: [productThing(product, id === platformId ? extensions : [])],
		about: thingId(path, "software"),
	};
}
