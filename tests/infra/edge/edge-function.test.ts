import { createContext, runInContext } from "node:vm";
import contentIndex from "virtual:content-index";
import { expect, test } from "vitest";
import categories from "#content/copy/lists/categories.yaml";
import { routes, servicePathOf } from "#content/routes.ts";
import { securityHeaders } from "#infra/edge/headers.ts";
import {
	redirectPolicy,
	viewerRequestCode,
} from "#infra/edge/viewer-request.ts";
import { hostilePaths, ordinaryPaths } from "./edge-paths.ts";

type EdgeResult = {
	uri?: string;
	statusCode?: number;
	headers: Record<string, { value: string }>;
};

const servicesById = Object.fromEntries(
	contentIndex.categories.map(({ id, services }) => [
		id,
		services.map((service) => service.id),
	]),
);

// Without globals, like the edge runtime: no module, no require, no URL, no console.
function edge(apex = "", services = servicesById) {
	const context = createContext({});
	runInContext(viewerRequestCode({ apex, services }), context);
	return (
		uri: string,
		{ raw, host = "www.company.example" }: { raw?: string; host?: string } = {},
	): EdgeResult => {
		const request = {
			method: "GET",
			uri,
			querystring: {},
			headers: { host: { value: host } },
			cookies: {},
			rawQueryString: () => raw,
		};
		return (context.handler as (event: unknown) => EdgeResult)({ request });
	};
}

const ask = edge();

test("the source uses nothing that CloudFront's runtime rejects", () => {
	const code = viewerRequestCode({
		apex: "company.example",
		services: servicesById,
	});
	expect(code).not.toMatch(
		/^\s*(import|export)\b|\brequire\(|\?\.|\?\?|async /m,
	);
	// A function's size limit is 10 kB.
	expect(code.length).toBeLessThan(10_240);
});

test.each(ordinaryPaths)("%s becomes %s", (path, expected) => {
	const result = ask(path);
	if (expected.startsWith("301 ")) {
		expect(result.statusCode).toBe(301);
		expect(result.headers.location?.value).toBe(expected.slice(4));
	} else {
		expect(result.statusCode).toBeUndefined();
		expect(result.uri).toBe(expected);
	}
});

test("no path becomes a name that is too long for S3, which would be an error instead of Page Not Found", () => {
	for (const length of [999, 1_000, 1_001, 1_013, 1_014, 1_024, 1_025, 8_192]) {
		const key = ask(`/${"a".repeat(length - 1)}`).uri?.slice(1) ?? "";
		expect(key.length).toBeLessThanOrEqual(1_024);
	}
});

test("every route of the site is already in its canonical form", () => {
	for (const pattern of Object.values(routes)) {
		const path = pattern.replace(/:\w+/g, categories[0]?.id ?? "");
		expect(ask(path).uri).toBe(
			path === "/" ? "/index.html" : `${path}/index.html`,
		);
	}
});

test.each([
	...contentIndex.categories.flatMap(({ services }) =>
		services.map(({ id }) => id),
	),
	...["unknown", "new-cloud", "my-ai-ml-service", "cyber-security-x", "cloud"],
	...["constructor", "__proto__", "toString".toLowerCase()],
])("a service's id alone, %s, redirects to its page, as in the app", (id) => {
	const to = servicePathOf(id, contentIndex.categories);
	const path = `/services/id/${id}`;
	expect(ask(path, { raw: "a=1" })).toMatchObject({
		statusCode: 301,
		headers: { location: { value: `${to}?a=1` } },
	});
	expect(ask(`${path.toUpperCase()}/`).headers.location?.value).toBe(to);
});

test("an id that no category owns belongs to the one that it names", () => {
	const some = edge("", {
		"ai-ml": [],
		cloud: ["finops"],
		"cyber-security": ["cloud-security-governance"],
	});
	const to = (id: string) => some(`/services/id/${id}`).headers.location?.value;
	expect(to("finops")).toBe("/services/id/cloud/finops");
	expect(to("cloud-security-governance")).toBe(
		"/services/id/cyber-security/cloud-security-governance",
	);
	expect(to("our-ai-ml")).toBe("/services/id/ai-ml/our-ai-ml");
	expect(to("cloud-x")).toBe("/services/id/cloud/cloud-x");
	expect(to("cyber-security-x")).toBe(
		"/services/id/cyber-security/cyber-security-x",
	);
	expect(to("x")).toBe("/services/id/digital/x");
	// The address of a service without its last part.
	expect(to("cloud")).toBe("/services/cloud");
});

test("with more services than fit into the function it redirects none of them", () => {
	const ids = Array.from({ length: 500 }, (_, n) => `a-long-service-id-${n}`);
	const many = edge("", { cloud: ids });
	expect(viewerRequestCode({ services: { cloud: ids } }).length).toBeLessThan(
		10_240,
	);
	expect(many("/services/id/finops").uri).toBe(
		"/services/id/finops/index.html",
	);
});

test("there are about two hundred paths in the tables", () => {
	expect(ordinaryPaths.length + hostilePaths.length).toBeGreaterThan(200);
});

test.each(hostilePaths)("%j does not redirect elsewhere", (path) => {
	for (const result of [
		ask(path),
		edge("company.example")(path, { host: "company.example" }),
	]) {
		if (result.statusCode === undefined) {
			expect(result.uri).toMatch(/^(\/[\w.~@+-]+)+$/);
			expect(result.uri).not.toMatch(/\/\.{1,2}(\/|$)/);
		} else {
			expectLocalRedirect(result.headers.location?.value);
		}
	}
});

function expectLocalRedirect(location = "") {
	const url = new URL(location, "https://company.example");
	expect(["company.example", "www.company.example"]).toContain(url.hostname);
	expect(url.protocol).toBe("https:");
	expect(location).toMatch(/^[\x21-\x7e]+$/);
}

test("a redirect leads to a path that is not redirected again", () => {
	for (const [path] of ordinaryPaths) {
		const { headers, statusCode } = ask(path);
		if (statusCode === 301) {
			expect(ask(headers.location?.value ?? "").statusCode).toBeUndefined();
		}
	}
});

test("a redirect has every security header that pages have, with an HSTS value that spares other subdomains of the apex", () => {
	const { headers } = ask("/Company/About/");
	const sent = Object.fromEntries(
		Object.entries(headers).map(([name, { value }]) => [name, value]),
	);
	expect(sent).toEqual({
		location: "/company/about",
		"cache-control": "public, max-age=3600",
		...securityHeaders(redirectPolicy),
	});
	expect(sent["strict-transport-security"]).toContain("max-age=");
	expect(redirectPolicy).toMatch(/^default-src 'none'/);
	const atApex = edge("company.example")("/", { host: "company.example" });
	expect(atApex.headers["strict-transport-security"]?.value).toBe(
		sent["strict-transport-security"],
	);
	expect(sent["strict-transport-security"]).not.toContain("includeSubDomains");
});

test("a forwarded request keeps its headers, and gets no response headers", () => {
	expect(ask("/company/about").headers).toEqual({
		host: { value: "www.company.example" },
	});
});

test("a redirect preserves the query as the visitor sent it", () => {
	const raw = "general&category=?product_demo&id=a%2Fb&id=c";
	expect(ask("/company/contact/", { raw }).headers.location?.value).toBe(
		`/company/contact?${raw}`,
	);
});

test("a line break in the query does not reach the header", () => {
	const raw = "a=1\r\nset-cookie: b=c";
	expect(ask("/company/", { raw }).headers.location?.value).toBe(
		"/company?a=1set-cookie:b=c",
	);
});

test("the apex redirects to www in one step, with path and query", () => {
	const atApex = edge("company.example");
	expect(
		atApex("/Company/About/", { host: "Company.example", raw: "a=1" }).headers
			.location?.value,
	).toBe("https://www.company.example/company/about?a=1");
	expect(
		atApex("/favicon.svg", { host: "company.example" }).headers.location?.value,
	).toBe("https://www.company.example/favicon.svg");
	expect(atApex("/company/about").statusCode).toBeUndefined();
});

test("without a domain no host is redirected", () => {
	expect(ask("/", { host: "d111.cloudfront.net" }).statusCode).toBeUndefined();
});

test("a request without headers or query works too", () => {
	const context = createContext({});
	runInContext(viewerRequestCode({ apex: "company.example" }), context);
	expect(
		(context.handler as (event: unknown) => EdgeResult)({
			request: { uri: "/company/", rawQueryString: () => undefined },
		}).headers.location?.value,
	).toBe("/company");
});
