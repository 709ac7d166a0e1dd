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

/** A page above another one, or at the end that page itself. */
export type Crumb = { label: string; href: string };

const home: Crumb = { label: words.sections.home, href: routes.home };

// Products and services have no page above them all: the home page lists them.
const products: Crumb = {
	label: words.sections.products,
	href: `${routes.home}#platform`,
};
const services: Crumb = {
	label: words.sections.services,
	href: `${routes.home}#services`,
};

/**
 * Where a deep page stands, from the top down to itself; empty for a page that the main
 * menu names itself, and where there is no page. Breadcrumbs show it and BreadcrumbList
 * tells it.
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
