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
import { copy } from "#tests/copy.ts";
import {
	category,
	categoryHref,
	platform,
	service,
	serviceHref,
} from "#tests/samples.ts";

it.each<[path: string, way: string]>([
	[categoryHref, `Services > ${category.menu.label}`],
	[serviceHref, `Services > ${category.menu.label} > ${service.menu.label}`],
	...copy.extensions.map(({ id, name }): [string, string] => [
		extensionPath(id),
		`Products > ${platform.productName} > ${name}`,
	]),
	[policyPath("terms"), "Home > Terms of Service"],
])("%s is at %s, and its breadcrumbs end with the page itself", (path, way) => {
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
])("%s has no breadcrumbs", (path) => {
	expect(buildBreadcrumbs(path, contentIndex)).toEqual([]);
});
