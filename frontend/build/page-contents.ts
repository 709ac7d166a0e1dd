import type { Copy, Position } from "#content/collections.ts";
import { contactContent } from "#content/contact-content.ts";
import { openJobs } from "#content/open-jobs.ts";
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
import type {
	CategoryContent,
	ComparedService,
} from "#content/schema/category.ts";
import type { Figure } from "#content/schema/figure.ts";
import { serviceContent } from "#content/service-content.ts";
import { severityFigure } from "#content/severity-figure.ts";
import type { PageContents } from "#frontend/router/page-data.ts";
import { shownWords } from "./copy/shown-words.ts";
import { inOrder } from "./in-order.ts";

/** The data served alongside a page (router/page-data.ts): its copy, if it has a content file, and its figure as data. */
export type PageContent = { content?: unknown; figure?: Figure | undefined };

/** Returns the contents of all pages that have any, by path. */
export function pageContents(copy: Copy): Map<string, PageContent> {
	const jobs = inOrder(openJobs(copy.jobs, Date.now()));
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
	return [path, { content: shownWords(content), figure }];
}

function categoryContent(
	category: CategoryContent["category"],
	copy: Copy,
): CategoryContent {
	const services = inOrder(copy.services)
		.filter(({ listed, categoryId }) => listed && categoryId === category.id)
		.map((service) => ({
			id: service.id,
			title: service.pageTitle,
			description: service.pageDescription,
			keyCapabilities: service.keyCapabilities,
			icon: service.menu.icon,
		}));
	return {
		category,
		services,
		compared: comparedServices(category.id, copy.services),
	};
}

function careersContent(jobs: Position[]): CareersContent {
	return {
		jobs: jobs.map(
			({ id, title, department, location, type, posted, summary }) => ({
				...{ id, title, department, location, type, posted, summary },
			}),
		),
	};
}

function jobContent(
	{ order: _, alsoCalled: __, ...job }: Position,
	all: Position[],
): JobContent {
	return {
		job,
		others: all
			.filter(({ id }) => id !== job.id)
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

/** Returns the services of a category that have facts to compare, in order. */
function comparedServices(
	categoryId: string,
	services: Copy["services"],
): ComparedService[] {
	return inOrder(services)
		.filter((service) => service.listed && service.categoryId === categoryId)
		.flatMap(({ id, pageTitle, facts }) => {
			if (!facts) return [];
			const { price: _, ...compared } = facts;
			return { id, title: pageTitle, facts: compared };
		});
}
