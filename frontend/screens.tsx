import contentIndex from "virtual:content-index";
import type { ReactNode } from "react";
import { matchRoute, type RouteId, servicePathOf } from "#content/routes.ts";
import { fetchedData, type PageData } from "./router/page-data.ts";
import { page, type Screen, type ScreenOf } from "./router/screen.ts";

/** The page that shows each route of content/routes.ts, and the data built for each of its paths. */
const screens: Record<RouteId, ScreenOf> = {
	home: page("HomePage", () => import("./pages/HomePage.tsx")),
	careers: page("CareersPage", () => import("./pages/CareersPage.tsx"), {
		content: true,
		figure: true,
	}),
	job: page("JobPage", () => import("./pages/JobPage.tsx"), { content: true }),
	contact: page("ContactPage", () => import("./pages/ContactPage.tsx"), {
		content: true,
	}),
	partners: page("PartnersPage", () => import("./pages/PartnersPage.tsx")),
	companyPage: page("CompanyPage", () => import("./pages/CompanyPage.tsx"), {
		content: true,
		figure: true,
	}),
	policy: page("PolicyPage", () => import("./pages/PolicyPage.tsx"), {
		content: true,
		figure: true,
	}),
	extension: page("ExtensionPage", () => import("./pages/ExtensionPage.tsx"), {
		content: true,
	}),
	product: page("ProductPage", () => import("./pages/ProductPage.tsx"), {
		content: true,
	}),
	blog: page("blog/BlogPage", () => import("./pages/blog/BlogPage.tsx")),
	docs: page("DocsPage", () => import("./pages/DocsPage.tsx"), {
		figure: true,
	}),
	advisories: page(
		"AdvisoriesPage",
		() => import("./pages/AdvisoriesPage.tsx"),
		{ figure: true },
	),
	research: page(
		"research/ResearchPage",
		() => import("./pages/research/ResearchPage.tsx"),
		{ figure: true },
	),
	service: page("ServicePage", () => import("./pages/ServicePage.tsx"), {
		content: true,
		figure: true,
	}),
	category: page("CategoryPage", () => import("./pages/CategoryPage.tsx"), {
		content: true,
		figure: true,
	}),
};

const has = (entries: { id: string }[], wanted: string | undefined) =>
	entries.some(({ id }) => id === wanted);
const { categories, companyPages, extensions, products, jobs, policies } =
	contentIndex;

type Params = Record<string, string>;

/** Whether there is content for the parameters of a route; the others have one page each. */
const hasContent: Partial<Record<RouteId, (params: Params) => boolean>> = {
	job: ({ jobId }) => has(jobs, jobId),
	companyPage: ({ pageId }) => has(companyPages, pageId),
	policy: ({ policyId }) => has(policies, policyId),
	extension: ({ extensionId }) => has(extensions, extensionId),
	product: ({ productId }) => has(products, productId),
	service: ({ categoryId, serviceId }) =>
		categories.some(
			({ id, services }) => id === categoryId && has(services, serviceId),
		),
	category: ({ categoryId }) => has(categories, categoryId),
};

const notFound = page("NotFoundPage", () => import("./pages/NotFoundPage.tsx"));

/** Shown for a route without that content; where a route has no such page, Page Not Found is shown. */
const missing: Partial<Record<RouteId, ScreenOf>> = {
	extension: page(
		"MissingExtensionPage",
		() => import("./pages/MissingExtensionPage.tsx"),
	),
	service: page(
		"MissingServicePage",
		() => import("./pages/MissingServicePage.tsx"),
	),
};

/** Returns the screen of a path, or Page Not Found if no route matches. */
export function screenOf(path: string): Screen {
	const { id, params = {} } = matchRoute(path) ?? {};
	if (!id) return notFound(path);
	const exists = hasContent[id]?.(params) ?? true;
	const show = exists ? screens[id] : (missing[id] ?? notFound);
	return show(path);
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

/**
 * Loads the current document's page for hydration. Its figure is in the HTML already, from where
 * React takes it if it has to render the page afresh.
 * @throws as loadPage does
 */
export function loadBuiltPage(path: string): Promise<LoadedPage> {
	return loadPage(path, {
		...fetchedData,
		figure: async () => document.querySelector(".fig")?.outerHTML ?? "",
	});
}

/** Returns whether a path has a screen other than Page Not Found. */
export function hasScreen(path: string): boolean {
	return screenOf(path).sources[0] !== notFound(path).sources[0];
}

/**
 * Loads the page that 404.html was built from. If the path has another screen, as an unknown
 * service does, the returned path is empty, so that the shell loads that screen after hydration.
 */
export async function loadNotFound(path: string): Promise<LoadedPage> {
	return {
		path: hasScreen(path) ? "" : path,
		element: await notFound(path).load(fetchedData),
	};
}
