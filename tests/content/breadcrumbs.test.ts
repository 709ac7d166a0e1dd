import contentIndex from "virtual:content-index";
import { expect, it } from "vitest";
import { buildBreadcrumbs } from "#content/breadcrumbs.ts";
import {
	companyPath,
	extensionPath,
	platformPath,
	policyPath,
	routes,
} from "#content/routes.ts";
import {
	category,
	categoryHref,
	extension,
	product,
	service,
	serviceHref,
} from "#tests/samples.ts";

it.each([
	[categoryHref, `Services > ${category.menu.label}`],
	[serviceHref, `Services > ${category.menu.label} > ${service.menu.label}`],
	[
		extensionPath(extension.id),
		`Products > ${product.productName} > ${extension.name}`,
	],
	[policyPath("terms"), "Home > Terms of Service"],
])("%s stands at %s, and ends with itself", (path, way) => {
	const crumbs = buildBreadcrumbs(path, contentIndex);
	expect(crumbs.map(({ label }) => label).join(" > ")).toBe(way);
	expect(crumbs.at(-1)?.href).toBe(path);
});

it.each([
	routes.home,
	companyPath("about"),
	routes.blog,
	platformPath,
	"/services/id/cloud/no-such",
	"/services/no-such",
	extensionPath("no-such"),
	"/no/such-page",
])("%s has no way to show", (path) => {
	expect(buildBreadcrumbs(path, contentIndex)).toEqual([]);
});
