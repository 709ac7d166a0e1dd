/**
 * Every page path and API path of the site, once. Router, prerenderer, sitemap, menus
 * and infrastructure derive from this table (specification §2, "Route table").
 */
export const routes = {
	home: "/",
	about: "/company/about",
	careers: "/company/careers",
	contact: "/company/contact",
	partners: "/company/partners",
	privacy: "/legal/privacy",
	terms: "/legal/terms",
	cookies: "/legal/cookies",
	"security-policy": "/legal/security-policy",
	extension: "/products/flowforge/extensions/:extensionId",
	product: "/products/:productId",
	blog: "/resources/blog",
	docs: "/resources/docs",
	advisories: "/resources/security",
	research: "/resources/research",
	service: "/services/id/:categoryId/:serviceId",
	category: "/services/:categoryId",
} as const;

export type RouteId = keyof typeof routes;

/** Paths of the two serverless APIs. */
export const apiPaths = {
	contact: "/api/contact",
	feeds: "/api/feeds",
} as const;

/** Stylesheet of the page that answers the contact form without JavaScript. */
export const answerStylePath = "/answer.css";

/** The product that the extensions belong to. */
export const platformId = "flowforge";

/** The news sources as OPML, the list that feed readers import. */
export const opmlPath = "/feeds.opml";

/** The platform's own page; its extensions live below it. */
export const platformPath = productPath(platformId);

/** Query under which any page takes words to search for. */
export const searchParameter = "search";

/** Contact page with the neutral query of the home page's button (specification §2, Home). */
export const generalContactHref = `${routes.contact}?general`;

export function productPath(productId: string): string {
	return fill(routes.product, { productId });
}

export function extensionPath(extensionId: string): string {
	return fill(routes.extension, { extensionId });
}

export function categoryPath(categoryId: string): string {
	return fill(routes.category, { categoryId });
}

export function servicePath(categoryId: string, serviceId: string): string {
	return fill(routes.service, { categoryId, serviceId });
}

/** Contact page asking for a demo; the doubled "=?" is the specification's letter (§2, Platform page). */
export function demoHref(productId: string): string {
	return `${routes.contact}?category=?product_demo&id=${productId}`;
}

/** Contact page applying for a position; the form puts the role into the message. */
export function jobHref(role: string): string {
	return `${routes.contact}?role=${encodeURIComponent(role)}`;
}

/** The home page with the search open on these words; the words go to the end, encoded. */
export function searchHref(words: string): string {
	return `${routes.home}?${searchParameter}=${encodeURIComponent(words)}`;
}

/** Where the build puts the picture that stands for a page when it is shared. */
export function shareImagePath(path: string): string {
	return `/share${path === routes.home ? "/home" : path}.png`;
}

function fill(pattern: string, params: Record<string, string>): string {
	return pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "");
}

/**
 * The route that a path belongs to, with its parameters; null when there is none.
 * Letter case and one slash at the end do not matter, as the CDN redirects both.
 */
export function matchRoute(
	path: string,
): { id: RouteId; params: Record<string, string> } | null {
	const parts = path.toLowerCase().replace(/\/$/, "").split("/");
	for (const [id, pattern] of Object.entries(routes)) {
		const params = matchParts(pattern.replace(/\/$/, "").split("/"), parts);
		if (params) return { id: id as RouteId, params };
	}
	return null;
}

function matchParts(
	pattern: string[],
	parts: string[],
): Record<string, string> | null {
	if (pattern.length !== parts.length) return null;
	const params: Record<string, string> = {};
	for (const [index, expected] of pattern.entries()) {
		const part = parts[index] ?? "";
		if (expected.startsWith(":")) params[expected.slice(1)] = part;
		else if (expected !== part) return null;
	}
	return params;
}
