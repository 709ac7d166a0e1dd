import * as words from "#content/copy/interface/menu.yaml";
import { type ContentIndex, linkTo } from "./navigation.ts";
import {
	categoryPath,
	extensionPath,
	jobPath,
	matchRoute,
	platformId,
	platformPath,
	routes,
	servicePath,
} from "./routes.ts";

/** A page above the current one, or the current page itself at the end. */
export type Crumb = { label: string; href: string };

const home: Crumb = { label: words.sections.home, href: routes.home };

// Products and services have no overview page of their own: the home page lists them.
const products: Crumb = {
	label: words.sections.products,
	href: `${routes.home}#platform`,
};
const services: Crumb = {
	label: words.sections.services,
	href: `${routes.home}#services`,
};

/**
 * Builds the breadcrumbs of a deep page, from the top down to the page itself; empty for a page
 * that is in the main menu itself, and for a path without a page. Both the visible breadcrumbs and
 * BreadcrumbList use them.
 */
export function buildBreadcrumbs(
	path: string,
	contentIndex: ContentIndex,
): Crumb[] {
	const match = matchRoute(path);
	if (!match) return [];
	const { categoryId, serviceId, extensionId, jobId, policyId } = match.params;
	if (jobId) {
		const job = contentIndex.jobs.find(({ id }) => id === jobId);
		if (!job) return [];
		const careers = linkTo(routes.careers);
		return [
			home,
			...(careers ? [{ label: careers.label, href: careers.href }] : []),
			{ label: job.label, href: jobPath(job.id) },
		];
	}
	if (extensionId) {
		const platform = contentIndex.products.find(({ id }) => id === platformId);
		const extension = contentIndex.extensions.find(
			({ id }) => id === extensionId,
		);
		if (!platform || !extension) return [];
		return [
			products,
			{ label: platform.label, href: platformPath },
			{ label: extension.label, href: extensionPath(extension.id) },
		];
	}
	if (categoryId) {
		const category = contentIndex.categories.find(
			({ id }) => id === categoryId,
		);
		if (!category) return [];
		const { id, label } = category;
		const crumbs = [services, { label, href: categoryPath(id) }];
		if (!serviceId) return crumbs;
		const service = category.services.find((entry) => entry.id === serviceId);
		if (!service) return [];
		return [
			...crumbs,
			{ label: service.label, href: servicePath(id, serviceId) },
		];
	}
	const policy = contentIndex.policies.find(({ id }) => id === policyId);
	return policy ? [home, { label: policy.label, href: path }] : [];
}
