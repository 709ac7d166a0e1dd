import type { Copy, Job } from "#content/collections.ts";
import { contactContent } from "#content/contact/page-content.ts";
import {
	categoryPath,
	companyPath,
	extensionPath,
	jobPath,
	policyPath,
	productPath,
	routes,
	servicePath,
} from "#content/routes.ts";
import type { CareersContent, JobContent } from "#content/schema/careers.ts";
import type { CategoryContent } from "#content/schema/category.ts";
import type { Figure } from "#content/schema/figure.ts";
import { serviceContent } from "#content/service-content.ts";
import { severityFigure } from "#content/severity-figure.ts";
import type { PageContents } from "#frontend/router/page-data.ts";
import { shownCopy } from "./copy/shown-copy.ts";

/** The data served alongside a page (router/page-data.ts): its copy, if it has a content file, and its figure as data. */
export type PageContent = { content?: unknown; figure?: Figure | undefined };

/** Returns the contents of all pages that have any, by path. @param copy as in all-content.ts */
export function pageContents(copy: Copy): Map<string, PageContent> {
	const { jobs } = copy;
	return new Map<string, PageContent>([
		...copy.products.map((content) =>
			page<"product">(productPath(content.productId), content),
		),
		...copy.extensions.map((content) =>
			page<"extension">(extensionPath(content.id), content),
		),
		...copy.services.map((service) =>
			page<"service">(
				servicePath(service.categoryId, service.id),
				serviceContent(service, copy.urgentWords),
				service.figure,
			),
		),
		...copy.categories.map(({ figure, alsoCalled: _, ...category }) =>
			page<"category">(
				categoryPath(category.id),
				categoryContent(category, copy),
				figure,
			),
		),
		page<"contact">(
			routes.contact,
			contactContent(copy.contact, copy.urgentWords),
		),
		page<"careers">(routes.careers, careersContent(jobs), copy.careers.figure),
		...jobs.map((job) => page<"job">(jobPath(job.id), jobContent(job, jobs))),
		...copy.companyPages.map((content) =>
			page<"companyPage">(companyPath(content.id), content, content.figure),
		),
		...copy.policies.map((content) =>
			page<"policy">(policyPath(content.policy), content, content.figure),
		),
		...fixedFigures(copy),
	]);
}

function page<Route extends keyof PageContents>(
	path: string,
	content: PageContents[Route],
	figure?: Figure,
): [string, PageContent] {
	return [path, { content: shownCopy(content), figure }];
}

function categoryContent(
	category: CategoryContent["category"],
	copy: Copy,
): CategoryContent {
	const services = copy.services.filter(
		({ listed, categoryId }) => listed && categoryId === category.id,
	);
	return {
		category,
		services: services.map((service) => ({
			id: service.id,
			title: service.pageTitle,
			description: service.pageDescription,
			keyCapabilities: service.keyCapabilities,
			icon: service.menu.icon,
		})),
		compared: services.flatMap(({ id, pageTitle, facts }) => {
			if (!facts) return [];
			const { price: _, ...compared } = facts;
			return { id, title: pageTitle, facts: compared };
		}),
	};
}

function careersContent(jobs: Job[]): CareersContent {
	return {
		jobs: jobs.map(
			({ id, title, department, location, type, posted, summary }) => {
				return { id, title, department, location, type, posted, summary };
			},
		),
	};
}

/** Most other positions on a position's page, which also links to all of them. */
const maxOthers = 6;

/** The other positions are those of the same department first. */
function jobContent(
	{ order: _, alsoCalled: __, ...job }: Job,
	all: Job[],
): JobContent {
	const others = all.filter(({ id }) => id !== job.id);
	const isNear = ({ department }: Job) => department === job.department;
	return {
		job,
		others: [
			...others.filter(isNear),
			...others.filter((other) => !isNear(other)),
		]
			.slice(0, maxOthers)
			.map(({ id, title, location }) => ({ id, title, location })),
	};
}

/** Figures of pages that need no content.json, because their modules import their copy. */
function fixedFigures(copy: Copy): [string, PageContent][] {
	return [
		[routes.docs, { figure: copy.docs.figure }],
		[routes.research, { figure: copy.research.figure }],
		[
			routes.advisories,
			{ figure: severityFigure(copy.advisoriesPage.figure, copy.advisories) },
		],
	];
}
