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
	policyHeading,
	service,
	serviceHref,
} from "#tests/samples.ts";

const { sections } = copy.menuWords;

it.each<[path: string, way: string]>([
	[categoryHref, `${sections.services} > ${category.menu.label}`],
	[
		serviceHref,
		`${sections.services} > ${category.menu.label} > ${service.menu.label}`,
	],
	...copy.extensions.map(({ id, name }): [string, string] => [
		extensionPath(id),
		`${sections.products} > ${platform.productName} > ${name}`,
	]),
	[policyPath("terms"), `${sections.home} > ${policyHeading("terms")}`],
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
