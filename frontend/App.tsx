import { startTransition, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { matchRoute, type RouteId } from "#content/routes.ts";
import { PageBoundary } from "./router/boundary/PageBoundary.tsx";
import {
	findContent,
	type LoadedPage,
	loadModules,
	type PageModules,
} from "./router/load-page.ts";
import { loadFade } from "./router/page-transition.ts";
import { prefetchOnIntent } from "./router/prefetch.ts";
import { clearNotice, reloadForMissingChunk } from "./router/reload.ts";
import { replayEvents } from "./router/replay-events.ts";
import { useRouteAnnouncer } from "./router/use-route-announcer.ts";
import { Layout } from "./shell/Layout.tsx";
import { loadIcons } from "./ui/icon-store.ts";

type Screen = {
	component: string;
	/** Name of the content file for the path's parameters. */
	content?: (params: Record<string, string>) => string;
	/** Screen for a path whose content file does not exist; without one it is Page Not Found. */
	missing?: string;
};

/** The map of the site: which component shows which route of content/routes.ts. */
const screens: Record<RouteId, Screen> = {
	home: { component: "HomePage" },
	about: { component: "AboutPage" },
	careers: { component: "CareersPage" },
	contact: { component: "ContactPage" },
	partners: { component: "PartnersPage" },
	privacy: { component: "PrivacyPage" },
	terms: { component: "TermsPage" },
	cookies: { component: "CookiesPage" },
	"security-policy": { component: "SecurityPolicyPage" },
	extension: {
		component: "ExtensionPage",
		content: ({ extensionId }) => `extensions/${extensionId}`,
		missing: "MissingExtensionPage",
	},
	product: {
		component: "ProductPage",
		content: ({ productId }) => `products/${productId}`,
	},
	blog: { component: "blog/BlogPage" },
	docs: { component: "DocsPage" },
	advisories: { component: "AdvisoriesPage" },
	research: { component: "research/ResearchPage" },
	service: {
		component: "ServicePage",
		content: ({ categoryId, serviceId }) =>
			`services/${categoryId}/${serviceId}`,
		missing: "MissingServicePage",
	},
	category: {
		component: "CategoryPage",
		content: ({ categoryId }) => `service-cards/${categoryId}`,
	},
};

const notFound: PageModules = { component: "NotFoundPage" };

/** Which modules show a path; an unknown path is the Not Found screen. */
export function modulesOf(path: string): PageModules {
	const match = matchRoute(path);
	if (!match) return notFound;
	const { component, content, missing } = screens[match.id];
	if (!content) return { component };
	const found = findContent(content(match.params));
	if (found) return { component, content: found };
	return missing ? { component: missing } : notFound;
}

/** Everything that a path needs to render. @throws when a module cannot be loaded */
export async function loadPage(path: string): Promise<LoadedPage> {
	const params = matchRoute(path)?.params ?? {};
	return { path, params, ...(await loadModules(modulesOf(path))) };
}

/**
 * The page that 404.html is made of. Where the path is another screen after all, as an
 * unknown service is, the shell goes on to that once it has woken.
 */
export async function loadNotFound(path: string): Promise<LoadedPage> {
	const isOther = modulesOf(path).component !== notFound.component;
	return {
		path: isOther ? "" : path,
		params: {},
		...(await loadModules(notFound)),
	};
}

/**
 * The shell and the page in it. A navigation keeps the old page until the new one's
 * modules are here.
 */
export function App({ initial }: { initial: LoadedPage }) {
	const [path] = useLocation();
	const [shown, setShown] = useState(initial);

	useEffect(() => {
		clearNotice();
		if (path === shown.path) return;
		loadFade();
		let isCurrent = true;
		loadPage(path).then(
			(page) => {
				if (isCurrent) startTransition(() => setShown(page));
			},
			(error) => {
				if (isCurrent) reloadForMissingChunk(error);
			},
		);
		return () => {
			isCurrent = false;
		};
	}, [path, shown.path]);

	useRouteAnnouncer(shown.path);
	useEffect(() => {
		document.documentElement.dataset.hydrated = "";
		replayEvents();
		return prefetchOnIntent((path) => {
			loadIcons();
			return loadPage(path);
		});
	}, []);

	const { Component, content, params } = shown;
	return (
		<Layout path={shown.path}>
			<PageBoundary path={shown.path}>
				<Component
					params={params}
					{...(content === undefined ? {} : { content: content as never })}
				/>
			</PageBoundary>
		</Layout>
	);
}
