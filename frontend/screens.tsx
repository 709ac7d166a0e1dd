import categoryContents from "virtual:category-content";
import type { ReactNode } from "react";
import type { Extension, Product, Service } from "#content/collections.ts";
import { matchRoute, type RouteId } from "#content/routes.ts";
import {
	contentPage,
	page,
	type Screen,
	type ScreenOf,
} from "./router/screen.ts";

const services = import.meta.glob<{ default: Service }>(
	"../content/copy/services/*/*.yaml",
);
const extensions = import.meta.glob<{ default: Extension }>(
	"../content/copy/extensions/*.yaml",
);
const products = import.meta.glob<{ default: Product }>(
	"../content/copy/products/*.yaml",
);

/** The map of the site: which page shows which route of content/routes.ts. */
const screens: Record<RouteId, ScreenOf> = {
	home: page(
		"HomePage",
		() => import("./pages/HomePage.tsx"),
		({ HomePage }) => <HomePage />,
	),
	about: page(
		"AboutPage",
		() => import("./pages/AboutPage.tsx"),
		({ AboutPage }, figure) => <AboutPage figure={figure} />,
	),
	careers: page(
		"CareersPage",
		() => import("./pages/CareersPage.tsx"),
		({ CareersPage }, figure) => <CareersPage figure={figure} />,
	),
	contact: page(
		"ContactPage",
		() => import("./pages/ContactPage.tsx"),
		({ ContactPage }) => <ContactPage />,
	),
	partners: page(
		"PartnersPage",
		() => import("./pages/PartnersPage.tsx"),
		({ PartnersPage }) => <PartnersPage />,
	),
	privacy: page(
		"PrivacyPage",
		() => import("./pages/PrivacyPage.tsx"),
		({ PrivacyPage }) => <PrivacyPage />,
	),
	terms: page(
		"TermsPage",
		() => import("./pages/TermsPage.tsx"),
		({ TermsPage }) => <TermsPage />,
	),
	cookies: page(
		"CookiesPage",
		() => import("./pages/CookiesPage.tsx"),
		({ CookiesPage }) => <CookiesPage />,
	),
	"security-policy": page(
		"SecurityPolicyPage",
		() => import("./pages/SecurityPolicyPage.tsx"),
		({ SecurityPolicyPage }, figure) => <SecurityPolicyPage figure={figure} />,
	),
	extension: contentPage(
		"ExtensionPage",
		() => import("./pages/ExtensionPage.tsx"),
		extensions,
		({ extensionId }) => `../content/copy/extensions/${extensionId}.yaml`,
		({ ExtensionPage }, content) => <ExtensionPage content={content} />,
	),
	product: contentPage(
		"ProductPage",
		() => import("./pages/ProductPage.tsx"),
		products,
		({ productId }) => `../content/copy/products/${productId}.yaml`,
		({ ProductPage }, content) => <ProductPage content={content} />,
	),
	blog: page(
		"blog/BlogPage",
		() => import("./pages/blog/BlogPage.tsx"),
		({ BlogPage }) => <BlogPage />,
	),
	docs: page(
		"DocsPage",
		() => import("./pages/DocsPage.tsx"),
		({ DocsPage }, figure) => <DocsPage figure={figure} />,
	),
	advisories: page(
		"AdvisoriesPage",
		() => import("./pages/AdvisoriesPage.tsx"),
		({ AdvisoriesPage }, figure) => <AdvisoriesPage figure={figure} />,
	),
	research: page(
		"research/ResearchPage",
		() => import("./pages/research/ResearchPage.tsx"),
		({ ResearchPage }, figure) => <ResearchPage figure={figure} />,
	),
	service: contentPage(
		"ServicePage",
		() => import("./pages/ServicePage.tsx"),
		services,
		({ categoryId, serviceId }) =>
			`../content/copy/services/${categoryId}/${serviceId}.yaml`,
		({ ServicePage }, content, params, figure) => (
			<ServicePage content={content} params={params} figure={figure} />
		),
	),
	category: contentPage(
		"CategoryPage",
		() => import("./pages/CategoryPage.tsx"),
		categoryContents,
		({ categoryId }) => `virtual:category-content/${categoryId}`,
		({ CategoryPage }, content, _, figure) => (
			<CategoryPage content={content} figure={figure} />
		),
	),
};

/** What stands for a route whose content does not exist; for all others Page Not Found. */
const missing: Partial<Record<RouteId, () => Screen>> = {
	extension: page(
		"MissingExtensionPage",
		() => import("./pages/MissingExtensionPage.tsx"),
		({ MissingExtensionPage }) => <MissingExtensionPage />,
	),
	service: page(
		"MissingServicePage",
		() => import("./pages/MissingServicePage.tsx"),
		({ MissingServicePage }) => <MissingServicePage />,
	),
};

const notFound = page(
	"NotFoundPage",
	() => import("./pages/NotFoundPage.tsx"),
	({ NotFoundPage }) => <NotFoundPage />,
);

/** The screen of a path, Page Not Found where no route has it. */
export function screenOf(path: string): Screen {
	const match = matchRoute(path);
	if (!match) return notFound();
	const { id, params } = match;
	return screens[id](params) ?? (missing[id] ?? notFound)();
}

/** A page whose modules are here, so that it renders without waiting. */
export type LoadedPage = { path: string; element: ReactNode };

/**
 * Everything that a path needs to render.
 * @param isBuilt whether the document is that page, about to be hydrated
 * @throws when a module cannot be loaded
 */
export async function loadPage(
	path: string,
	isBuilt = false,
): Promise<LoadedPage> {
	return { path, element: await screenOf(path).load(isBuilt) };
}

/**
 * The page that 404.html is made of. Where the path is another screen after all, as an
 * unknown service is, the shell goes on to that once it has hydrated.
 */
export async function loadNotFound(path: string): Promise<LoadedPage> {
	const isOther = screenOf(path).sources[0] !== notFound().sources[0];
	return { path: isOther ? "" : path, element: await notFound().load(false) };
}
