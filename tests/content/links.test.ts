import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import contentIndex from "virtual:content-index";
import { expect, it } from "vitest";
import categories from "#content/copy/lists/categories.yaml";
import { buildFooter, buildNavigation } from "#content/navigation.ts";
import { licencesPath, matchRoute } from "#content/routes.ts";
import { site } from "#content/site.ts";
import {
	contentFiles,
	extensions,
	partners,
	products,
	services,
} from "./support/content-files.ts";
import { addresses } from "./support/texts.ts";

const publicFolder = resolve(import.meta.dirname, "../../frontend/public");
const linked = [
	...contentFiles,
	{ where: "site", value: site },
	{ where: "navigation", value: buildNavigation(contentIndex) },
	{ where: "footer", value: buildFooter(contentIndex) },
].flatMap(({ where, value }) =>
	addresses(value).map(({ field, text }) => ({
		where: `${where}: ${field}`,
		href: text,
	})),
);

it("every link within the site leads to a page", () => {
	const broken = linked
		.filter(({ href }) => href.startsWith("/"))
		.filter(({ href }) => !leadsToPage(href))
		.map(({ where, href }) => `${where}, there is no page at ${href}`);
	expect(broken).toEqual([]);
});

it("every other link is a complete https, mail or telephone address", () => {
	const broken = linked
		.filter(({ href }) => href !== "" && !href.startsWith("/"))
		.filter(
			({ href }) =>
				!URL.canParse(href) ||
				!["https:", "mailto:", "tel:"].includes(new URL(href).protocol),
		)
		.map(({ where, href }) => `${where}, ${href}`);
	expect(broken).toEqual([]);
});

it("every partner's logo is a file in frontend/public", () => {
	const logos = partners.map(({ logo }) => logo);
	expect(logos.filter((logo) => !existsSync(join(publicFolder, logo)))).toEqual(
		[],
	);
});

function leadsToPage(href: string): boolean {
	const path = href.replace(/[?#].*$/, "");
	// Docs leads to pages that are not there yet (docs/behaviour.md, "Docs").
	if (/^\/docs\/[a-z-]+$/.test(path)) return true;
	// Made by the build; tests/built/licences.test.ts reads it.
	if (path === licencesPath) return true;
	const match = matchRoute(path);
	if (!match) return false;
	const { categoryId, serviceId, extensionId, productId } = match.params;
	return (
		(!categoryId || categories.some(({ id }) => id === categoryId)) &&
		(!serviceId || has(services, `services/${categoryId}/${serviceId}`)) &&
		(!extensionId || has(extensions, `extensions/${extensionId}`)) &&
		(!productId || has(products, `products/${productId}`))
	);
}

function has(files: { where: string }[], where: string): boolean {
	return files.some((file) => file.where === where);
}
