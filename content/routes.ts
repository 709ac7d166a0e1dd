/** The product to which the extensions belong: the name of its file, and part of their addresses. */
export const platformId = "flowforge";

/**
 * Every page path and API path of the site, defined once; the first match counts. Router,
 * prerenderer, sitemap, menus and infrastructure derive from this table (docs/behaviour.md, "Routes").
 */
export const routes = {
	home: "/",
	careers: "/company/careers",
	job: "/company/careers/:jobId",
	contact: "/company/contact",
	partners: "/company/partners",
	companyPage: "/company/:pageId",
	policy: "/legal/:policyId",
	extension: `/products/${platformId}/extensions/:extensionId`,
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

/** Stylesheet of the response page, which a visitor without JavaScript sees after sending the contact form. */
export const responsePageStylePath = "/response-page.css";

/** The licence notices of all packages in the site and its functions, collected by the build. */
export const licencesPath = "/licences.txt";

/** The news sources as OPML, the format that feed readers import. */
export const opmlPath = "/feeds.opml";

/** The security advisories as an Atom feed. */
export const advisoriesFeedPath = "/advisories.atom";

/** The platform's own page; its extensions are below it. */
export const platformPath = productPath(platformId);

/** Name of the query parameter with which any page opens the search. */
export const searchParameter = "search";

/** The contact page with the neutral query of the home page's button: it says nothing about the visitor's topic. */
export const generalContactHref = `${routes.contact}?general`;

export function productPath(productId: string): string {
	return fill(routes.product, { productId });
}

export function extensionPath(extensionId: string): string {
	return fill(routes.extension, { extensionId });
}

/** Returns the path of the page for a file in content/copy/company/, such as About. */
export function companyPath(pageId: string): string {
	return fill(routes.companyPage, { pageId });
}

/** Returns the path of a policy, such as `policyPath("privacy")`. */
export function policyPath(policyId: string): string {
	return fill(routes.policy, { policyId });
}

export function jobPath(jobId: string): string {
	return fill(routes.job, { jobId });
}

/** Returns the path of a security advisory, with its anchor on the page. */
export function advisoryPath(advisoryId: string): string {
	return `${routes.advisories}#${advisoryId.toLowerCase()}`;
}

export function categoryPath(categoryId: string): string {
	return fill(routes.category, { categoryId });
}

export function servicePath(categoryId: string, serviceId: string): string {
	return fill(routes.service, { categoryId, serviceId });
}

/**
 * Returns the path of a service of which only the id is known: in the category that owns it, or for
 * an id that none owns in the one whose name it contains (docs/behaviour.md, "Routes"). The edge
 * function does the same for paths (infra/edge/viewer-request.js).
 */
export function servicePathOf(
	serviceId: string,
	categories: readonly { id: string; services: readonly { id: string }[] }[],
): string {
	const hasId = ({ id }: { id: string }) => id === serviceId;
	// What is left of a service's address if its last part was cut off.
	if (categories.some(hasId)) return categoryPath(serviceId);
	const category =
		categories.find(({ services }) => services.some(hasId)) ??
		categories.find(({ id }) => serviceId.includes(id));
	return servicePath(category?.id ?? "digital", serviceId);
}

/** Queries that tell the contact page the visitor's topic; the form puts it into the message. */
export const contactQuery = {
	/** The value of `category`. Its question mark is intentional: the address is specified that way. */
	demo: "?product_demo",
	extension: "extension",
	service: "service",
	role: "role",
	support: "support",
	partner: "partner",
	security: "security",
} as const;

/** Returns the contact page with a security report already begun. */
export function securityContactHref(): string {
	return `${routes.contact}?${contactQuery.security}`;
}

/** Returns the contact page for a demo request of a product, or of one of its extensions. */
export function demoHref(productId: string, extensionId?: string): string {
	const demo = `${routes.contact}?category=${contactQuery.demo}&id=${productId}`;
	return extensionId
		? `${demo}&${contactQuery.extension}=${extensionId}`
		: demo;
}

/** Returns the contact page for applying for a position. */
export function jobHref(role: string): string {
	return `${routes.contact}?${contactQuery.role}=${encodeURIComponent(role)}`;
}

/**
 * Returns where the call to action of a service or a category leads: to the contact page with its
 * id, or to another address unchanged.
 */
export function serviceActionHref(href: string, serviceId: string): string {
	return href === routes.contact
		? `${href}?${contactQuery.service}=${serviceId}`
		: href;
}

/** Returns the home page with the search open for these words, which are encoded at the end. */
export function searchHref(words: string): string {
	return `${routes.home}?${searchParameter}=${encodeURIComponent(words)}`;
}

/** Returns where the build puts the image shown when a page is shared. */
export function shareImagePath(path: string): string {
	return `/share${path === routes.home ? "/home" : path}.png`;
}

/** Returns where the build puts, as JSON, what a page shows in addition to the copy that its route's pages share. */
export function pageContentPath(path: string): string {
	return `${path}/content.json`;
}

/** Returns where the build puts a page's figure, as HTML in JSON. */
export function pageFigurePath(path: string): string {
	return `${path}/figure.json`;
}

function fill(pattern: string, params: Record<string, string>): string {
	return pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "");
}

/**
 * Finds the route that a path belongs to, with its parameters; null if there is none. Letter case
 * and a trailing slash do not matter, as the CDN redirects both.
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
