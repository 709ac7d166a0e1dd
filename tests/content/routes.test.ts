import { describe, expect, it } from "vitest";
import {
	apiPaths,
	categoryPath,
	demoHref,
	extensionPath,
	generalContactHref,
	jobHref,
	matchRoute,
	productPath,
	routes,
	servicePath,
} from "#content/routes.ts";

describe("the addresses of the site", () => {
	it("are those that we promise", () => {
		expect({ routes, apiPaths }).toMatchInlineSnapshot(`
			{
			  "apiPaths": {
			    "contact": "/api/contact",
			    "feeds": "/api/feeds",
			  },
			  "routes": {
			    "about": "/company/about",
			    "advisories": "/resources/security",
			    "blog": "/resources/blog",
			    "careers": "/company/careers",
			    "category": "/services/:categoryId",
			    "contact": "/company/contact",
			    "cookies": "/legal/cookies",
			    "docs": "/resources/docs",
			    "extension": "/products/flowforge/extensions/:extensionId",
			    "home": "/",
			    "job": "/company/careers/:jobId",
			    "partners": "/company/partners",
			    "privacy": "/legal/privacy",
			    "product": "/products/:productId",
			    "research": "/resources/research",
			    "security-policy": "/legal/security-policy",
			    "service": "/services/id/:categoryId/:serviceId",
			    "terms": "/legal/terms",
			  },
			}
		`);
	});

	it("are built from ids", () => {
		expect([
			productPath("flowforge"),
			extensionPath("data-miner"),
			categoryPath("ai-ml"),
			servicePath("cloud", "finops"),
			generalContactHref,
			demoHref("flowforge"),
			jobHref("Engineer & Architect"),
		]).toMatchInlineSnapshot(`
			[
			  "/products/flowforge",
			  "/products/flowforge/extensions/data-miner",
			  "/services/ai-ml",
			  "/services/id/cloud/finops",
			  "/company/contact?general",
			  "/company/contact?category=?product_demo&id=flowforge",
			  "/company/contact?role=Engineer%20%26%20Architect",
			]
		`);
	});
});

describe("matchRoute", () => {
	it.each([
		["/", "home", {}],
		["/company/about", "about", {}],
		["/company/about/", "about", {}],
		["/Company/ABOUT", "about", {}],
		["/products/flowforge", "product", { productId: "flowforge" }],
		[
			"/products/flowforge/extensions/data-miner",
			"extension",
			{ extensionId: "data-miner" },
		],
		["/services/cloud", "category", { categoryId: "cloud" }],
		[
			"/services/id/cloud/finops",
			"service",
			{ categoryId: "cloud", serviceId: "finops" },
		],
	])("'%s' is %s", (path, id, params) => {
		expect(matchRoute(path)).toEqual({ id, params });
	});

	it.each([
		"/company",
		"/company/about/us",
		"/services",
		"/services/id/cloud",
		"/docs/introduction",
		"/products/other/extensions/data-miner",
		"/api/contact",
		"//",
	])("'%s' is no page", (path) => {
		expect(matchRoute(path)).toBeNull();
	});
});
