import contentIndex from "virtual:content-index";
import { expect, it } from "vitest";
import { buildBreadcrumbs } from "#content/breadcrumbs.ts";
import { extensionPath, platformPath, routes } from "#content/routes.ts";

it.each([
	["/services/cloud", "Services > Cloud"],
	["/services/id/cloud/finops", "Services > Cloud > FinOps"],
	[extensionPath("data-miner"), "Products > FlowForge > Data Miner"],
	[routes.terms, "Home > Terms of Service"],
])("%s stands at %s, and ends with itself", (path, way) => {
	const crumbs = buildBreadcrumbs(path, contentIndex);
	expect(crumbs.map(({ label }) => label).join(" > ")).toBe(way);
	expect(crumbs.at(-1)?.href).toBe(path);
});

it.each([
	routes.home,
	routes.about,
	routes.blog,
	platformPath,
	"/services/id/cloud/no-such",
	"/services/no-such",
	extensionPath("no-such"),
	"/no/such-page",
])("%s has no way to show", (path) => {
	expect(buildBreadcrumbs(path, contentIndex)).toEqual([]);
});
