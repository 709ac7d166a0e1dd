import { expect, it } from "vitest";
import { links, sections } from "#content/copy/interface/menu.yaml";
import {
	buildFooter,
	buildNavigation,
	type ContentIndex,
} from "#content/navigation.ts";
import { extensionPath } from "#content/routes.ts";
import type { MenuLink } from "#content/schema/interface.ts";

const entry = (id: string) => ({ id, label: id.toUpperCase() });
const contentIndex: ContentIndex = {
	products: [entry("forge")],
	extensions: [entry("miner")],
	categories: [
		{
			...entry("cloud"),
			services: [entry("finops"), { ...entry("hidden"), listed: false }],
		},
	],
	jobs: [entry("smith")],
	companyPages: [entry("about")],
	policies: [entry("terms")],
};

it("the menu has its five sections, of which Home is a plain link", () => {
	const navigation = buildNavigation(contentIndex);
	const { home, products, services, resources, company } = sections;
	expect(navigation.map(({ title }) => title)).toEqual([
		home,
		products,
		services,
		resources,
		company,
	]);
	expect(navigation[0]).toEqual({ id: "home", title: home, link: "/" });
});

it("Products lists the platform, then its extensions", () => {
	const products = buildNavigation(contentIndex)[1];
	expect(products?.links?.map(({ href }) => href)).toEqual([
		"/products/forge",
		extensionPath("miner"),
	]);
});

it("a service that is not listed is in no menu", () => {
	const services = buildNavigation(contentIndex)[2];
	expect(services?.links).toEqual([
		{
			href: "/services/cloud",
			label: "CLOUD",
			subcategories: [{ href: "/services/id/cloud/finops", label: "FINOPS" }],
		},
	]);
});

it.each(["resources", "company", "legal"] as const)(
	"the menu has the links of %s with a description, and the footer all of them, in their order",
	(id) => {
		const labels = (list: { label: string }[] = []) =>
			list.map(({ label }) => label);
		const own: MenuLink[] = links[id];
		const column = buildFooter(contentIndex).find((one) => one.id === id);
		expect(labels(column?.entries)).toEqual(labels(own));
		if (id === "legal") return;
		const section = buildNavigation(contentIndex).find((one) => one.id === id);
		expect(labels(section?.links)).toEqual(
			labels(own.filter(({ description }) => description)),
		);
	},
);

it("the footer has its six columns, and no entry is empty", () => {
	const columns = buildFooter(contentIndex);
	const { home: _, ...titles } = sections;
	expect(columns.map(({ title }) => title)).toEqual(Object.values(titles));
	const entries = columns.flatMap((column) => column.entries);
	expect(entries.filter(({ label }) => label === "")).toEqual([]);
});

it("a section without entries is in neither menu nor footer", () => {
	const none = {
		...contentIndex,
		products: [],
		extensions: [],
		categories: [],
	};
	const ids = (sections: { id: string }[]) => sections.map(({ id }) => id);
	expect(ids(buildNavigation(none))).toEqual(["home", "resources", "company"]);
	expect(ids(buildFooter(none))).toEqual([
		"resources",
		"company",
		"legal",
		"contact",
	]);
});
