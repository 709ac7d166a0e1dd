import { describe, expect, it } from "vitest";
import {
	apiPaths,
	categoryPath,
	companyPath,
	demoHref,
	extensionPath,
	generalContactHref,
	jobHref,
	matchRoute,
	platformId,
	platformPath,
	policyPath,
	productPath,
	routes,
	servicePath,
} from "#content/routes.ts";
import { screens } from "#tests/screens.ts";

describe("the site's paths", () => {
	it("are the promised ones", () => {
		const extension = routes.extension.replace(platformId, "{platform}");
		expect({
			routes: { ...routes, extension },
			apiPaths,
		}).toMatchInlineSnapshot(`
			{
			  "apiPaths": {
			    "contact": "/api/contact",
			    "feeds": "/api/feeds",
			  },
			  "routes": {
			    "advisories": "/resources/security",
			    "blog": "/resources/blog",
			    "careers": "/company/careers",
			    "category": "/services/:categoryId",
			    "companyPage": "/company/:pageId",
			    "contact": "/company/contact",
			    "docs": "/resources/docs",
			    "extension": "/products/{platform}/extensions/:extensionId",
			    "home": "/",
			    "job": "/company/careers/:jobId",
			    "partners": "/company/partners",
			    "policy": "/legal/:policyId",
			    "product": "/products/:productId",
			    "research": "/resources/research",
			    "service": "/services/id/:categoryId/:serviceId",
			  },
			}
		`);
	});

	it("are built from ids", () => {
		expect([
			productPath("flowforge"),
			categoryPath("ai-ml"),
			servicePath("cloud", "finops"),
			generalContactHref,
			demoHref("flowforge"),
			companyPath("about"),
			policyPath("terms"),
			jobHref("Engineer & Architect"),
		]).toMatchInlineSnapshot(`
			[
			  "/products/flowforge",
			  "/services/ai-ml",
			  "/services/id/cloud/finops",
			  "/company/contact?general",
			  "/company/contact?category=?product_demo&id=flowforge",
			  "/company/about",
			  "/legal/terms",
			  "/company/contact?role=Engineer%20%26%20Architect",
			]
		`);
	});
});

it("an extension's path is below its platform's", () => {
	expect(extensionPath("data-miner")).toBe(
		`${platformPath}/extensions/data-miner`,
	);
});

it("the browser tests look at every page with an address of its own", () => {
	const fixed = Object.values(routes).filter((path) => !path.includes(":"));
	expect(Object.values(screens)).toEqual(expect.arrayContaining(fixed));
});

describe("matchRoute", () => {
	it.each([
		["/", "home", {}],
		["/company/about", "companyPage", { pageId: "about" }],
		["/company/about/", "companyPage", { pageId: "about" }],
		["/Company/ABOUT", "companyPage", { pageId: "about" }],
		["/company/careers", "careers", {}],
		["/legal/terms", "policy", { policyId: "terms" }],
		["/products/flowforge", "product", { productId: "flowforge" }],
		[
			`/products/${platformId}/extensions/data-miner`,
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
	])("'%s' is not a page", (path) => {
		expect(matchRoute(path)).toBeNull();
	});
});
