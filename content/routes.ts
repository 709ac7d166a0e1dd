/**
 * Every page path and API path of the site, once; the first that matches counts. Router, prerenderer, sitemap, menus
 * and infrastructure derive from this table (docs/behaviour.md, "Routes").
 */
export const routes = {
	home: "/",
	careers: "/company/careers",
	job: "/company/careers/:jobId",
	contact: "/company/contact",
	partners: "/company/partners",
	companyPage: "/company/:pageId",
	policy: "/legal/:policyId",
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

/** Stylesheet of the response page: what a visitor without JavaScript sees after sending the contact form. */
export const responsePageStylePath = "/response-page.css";

/** The licence notices of all packages in the site and its functions, as the build finds them. */
export const licencesPath = "/licences.txt";

/** The product that the extensions belong to. */
export const platformId = "flowforge";

/** The news sources as OPML, the list that feed readers import. */
export const opmlPath = "/feeds.opml";

/** The security advisories as an Atom feed. */
export const advisoriesFeedPath = "/advisories.atom";

/** The platform's own page; its extensions live below it. */
export const platformPath = productPath(platformId);

/** Query under which any page takes words to search for. */
export const searchParameter = "search";

/** Contact page with the neutral query of the home page's button: it says nothing about what the visitor comes for. */
export const generalContactHref = `${routes.contact}?general`;

export function productPath(productId: string): string {
	return fill(routes.product, { productId });
}

export function extensionPath(extensionId: string): string {
	return fill(routes.extension, { extensionId });
}

/** The page of a file in content/copy/company/, such as About. */
export function companyPath(pageId: string): string {
	return fill(routes.companyPage, { pageId });
}

/** The page of a policy, such as `policyPath("privacy")`. */
export function policyPath(policyId: string): string {
	return fill(routes.policy, { policyId });
}

export function jobPath(jobId: string): string {
	return fill(routes.job, { jobId });
}

/** A security advisory's place on its page. */
export function advisoryPath(advisoryId: string): string {
	return `${routes.advisories}#${advisoryId.toLowerCase()}`;
}

export function categoryPath(categoryId: string): string {
	return fill(routes.category, { categoryId });
}

export function servicePath(categoryId: string, serviceId: string): string {
	return fill(routes.service, { categoryId, serviceId });
}

/** Queries by which the contact page knows what a visitor comes for; the form puts it into the message. */
export const contactQuery = {
	/** The value of `category`. Its question mark is no mistake: the address is given that way. */
	demo: "?product_demo",
	extension: "extension",
	service: "service",
	role: "role",
	support: "support",
	partner: "partner",
	security: "security",
} as const;

/** Contact page with a report of a security fault begun. */
export const securityContactHref = `${routes.contact}?${contactQuery.security}`;

/** Contact page asking for a demo of a product, or of one of its extensions. */
export function demoHref(productId: string, extensionId?: string): string {
	const demo = `${routes.contact}?category=${contactQuery.demo}&id=${productId}`;
	return extensionId
		? `${demo}&${contactQuery.extension}=${extensionId}`
		: demo;
}

/** Contact page applying for a position. */
export function jobHref(role: string): string {
	return `${routes.contact}?${contactQuery.role}=${encodeURIComponent(role)}`;
}

/**
 * Where the call to action of a service, or of a category of them, leads: to the contact
 * page with its id, or to another address as it is.
 */
export function serviceActionHref(href: string, serviceId: string): string {
	return href === routes.contact
		? `${href}?${contactQuery.service}=${serviceId}`
		: href;
}

/** The home page with the search open on these words; the words go to the end, encoded. */
export function searchHref(words: string): string {
	return `${routes.home}?${searchParameter}=${encodeURIComponent(words)}`;
}

/** Where the build puts the picture that stands for a page when it is shared. */
export function shareImagePath(path: string): string {
	return `/share${path === routes.home ? "/home" : path}.png`;
}

/** Where the build puts the words of a page that has a file of its own in copy/, as JSON. */
export function pageContentPath(path: string): string {
	return `${path}/content.json`;
}

/** Where the build puts a page's figure, as HTML in JSON. */
export function pageFigurePath(path: string): string {
	return `${path}/figure.json`;
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
