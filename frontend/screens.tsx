import contentIndex from "virtual:content-index";
import type { ReactNode } from "react";
import { matchRoute, type RouteId, servicePathOf } from "#content/routes.ts";
import {
	fetchedData,
	type PageContents,
	type PageData,
} from "./router/page-data.ts";
import {
	contentPage,
	figurePage,
	page,
	type Screen,
	type ScreenOf,
} from "./router/screen.ts";

const has = (entries: { id: string }[], wanted: string | undefined) =>
	entries.some(({ id }) => id === wanted);
const { categories, companyPages, extensions, products, jobs, policies } =
	contentIndex;

/** The page that shows each route of content/routes.ts. */
const screens: Record<RouteId, ScreenOf> = {
	home: page(
		"HomePage",
		() => import("./pages/HomePage.tsx"),
		({ HomePage }) => HomePage,
	),
	careers: contentPage(
		"CareersPage",
		() => import("./pages/CareersPage.tsx"),
		() => true,
		({ CareersPage }, content: PageContents["careers"], _, figure) => (
			<CareersPage content={content} figure={figure} />
		),
		{ hasFigure: true },
	),
	job: contentPage(
		"JobPage",
		() => import("./pages/JobPage.tsx"),
		({ jobId }) => has(jobs, jobId),
		({ JobPage }, content: PageContents["job"]) => (
			<JobPage content={content} />
		),
	),
	contact: contentPage(
		"ContactPage",
		() => import("./pages/ContactPage.tsx"),
		() => true,
		({ ContactPage }, content: PageContents["contact"]) => (
			<ContactPage content={content} />
		),
	),
	partners: page(
		"PartnersPage",
		() => import("./pages/PartnersPage.tsx"),
		({ PartnersPage }) => PartnersPage,
	),
	companyPage: contentPage(
		"CompanyPage",
		() => import("./pages/CompanyPage.tsx"),
		({ pageId }) => has(companyPages, pageId),
		({ CompanyPage }, content: PageContents["companyPage"], _, figure) => (
			<CompanyPage content={content} figure={figure} />
		),
		{ hasFigure: true },
	),
	policy: contentPage(
		"PolicyPage",
		() => import("./pages/PolicyPage.tsx"),
		({ policyId }) => has(policies, policyId),
		({ PolicyPage }, content: PageContents["policy"], _, figure) => (
			<PolicyPage content={content} figure={figure} />
		),
		{ hasFigure: true },
	),
	extension: contentPage(
		"ExtensionPage",
		() => import("./pages/ExtensionPage.tsx"),
		({ extensionId }) => has(extensions, extensionId),
		({ ExtensionPage }, content: PageContents["extension"]) => (
			<ExtensionPage content={content} />
		),
	),
	product: contentPage(
		"ProductPage",
		() => import("./pages/ProductPage.tsx"),
		({ productId }) => has(products, productId),
		({ ProductPage }, content: PageContents["product"]) => (
			<ProductPage content={content} />
		),
	),
	blog: page(
		"blog/BlogPage",
		() => import("./pages/blog/BlogPage.tsx"),
		({ BlogPage }) => BlogPage,
	),
	docs: figurePage(
		"DocsPage",
		() => import("./pages/DocsPage.tsx"),
		({ DocsPage }) => DocsPage,
	),
	advisories: figurePage(
		"AdvisoriesPage",
		() => import("./pages/AdvisoriesPage.tsx"),
		({ AdvisoriesPage }) => AdvisoriesPage,
	),
	research: figurePage(
		"research/ResearchPage",
		() => import("./pages/research/ResearchPage.tsx"),
		({ ResearchPage }) => ResearchPage,
	),
	service: contentPage(
		"ServicePage",
		() => import("./pages/ServicePage.tsx"),
		({ categoryId, serviceId }) =>
			categories.some(
				({ id, services }) => id === categoryId && has(services, serviceId),
			),
		({ ServicePage }, content: PageContents["service"], params, figure) => (
			<ServicePage content={content} params={params} figure={figure} />
		),
		{ hasFigure: true },
	),
	category: contentPage(
		"CategoryPage",
		() => import("./pages/CategoryPage.tsx"),
		({ categoryId }) => has(categories, categoryId),
		({ CategoryPage }, content: PageContents["category"], _, figure) => (
			<CategoryPage content={content} figure={figure} />
		),
		{ hasFigure: true },
	),
};

/** Shown when a route matches but its content does not exist; all other routes show Page Not Found. */
const missing: Partial<Record<RouteId, () => Screen>> = {
	extension: page(
		"MissingExtensionPage",
		() => import("./pages/MissingExtensionPage.tsx"),
		({ MissingExtensionPage }) => MissingExtensionPage,
	),
	service: page(
		"MissingServicePage",
		() => import("./pages/MissingServicePage.tsx"),
		({ MissingServicePage }) => MissingServicePage,
	),
};

const notFound = page(
	"NotFoundPage",
	() => import("./pages/NotFoundPage.tsx"),
	({ NotFoundPage }) => NotFoundPage,
);

/** Returns the screen of a path, or Page Not Found if no route matches. */
export function screenOf(path: string): Screen {
	const match = matchRoute(path);
	if (!match) return notFound();
	const { id, params } = match;
	return screens[id](path, params) ?? (missing[id] ?? notFound)();
}

/** Returns the path of the service that a path names without its category; undefined for any other path. */
export function pathWithCategory(path: string): string | undefined {
	const [, serviceId] = /^\/services\/id\/([^/]+)\/?$/i.exec(path) ?? [];
	return serviceId && servicePathOf(serviceId.toLowerCase(), categories);
}

/** A page whose modules have loaded, so that it can render at once. */
export type LoadedPage = { path: string; element: ReactNode };

/**
 * Loads everything that a path needs to render.
 * @throws when a module or the page's data cannot be loaded
 */
export async function loadPage(
	path: string,
	data: PageData = fetchedData,
): Promise<LoadedPage> {
	return { path, element: await screenOf(path).load(data) };
}

/** Loads the current document's page for hydration; its figure is already in the HTML. @throws as loadPage does */
export function loadBuiltPage(path: string): Promise<LoadedPage> {
	return loadPage(path, { ...fetchedData, figure: async () => "" });
}

/**
 * Loads the page that 404.html was built from. If the path has another screen, as an unknown
 * service does, the returned path is empty, so that the shell loads that screen after hydration.
 */
export async function loadNotFound(path: string): Promise<LoadedPage> {
	const isOther = screenOf(path).sources[0] !== notFound().sources[0];
	return {
		path: isOther ? "" : path,
		element: await notFound().load(fetchedData),
	};
}
