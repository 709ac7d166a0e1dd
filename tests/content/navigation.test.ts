import { expect, it } from "vitest";
import {
	buildFooter,
	buildNavigation,
	type ContentIndex,
} from "#content/navigation.ts";
import { extensionPath } from "#content/routes.ts";

const entry = (id: string) => ({ id, label: id.toUpperCase() });
const contentIndex: ContentIndex = {
	products: [entry("forge")],
	extensions: [entry("miner")],
	categories: [
		{
			...entry("cloud"),
			services: [
				{ ...entry("finops"), listed: true },
				{ ...entry("hidden"), listed: false },
			],
		},
	],
	jobs: [entry("smith")],
	companyPages: [entry("about")],
	policies: [entry("terms")],
};

it("the menu has its five sections, of which Home is a plain link", () => {
	const navigation = buildNavigation(contentIndex);
	expect(navigation.map(({ title }) => title)).toEqual([
		"Home",
		"Products",
		"Services",
		"Resources",
		"Company",
	]);
	expect(navigation[0]).toEqual({ id: "home", title: "Home", link: "/" });
});

it("Products lists the platform, then its extensions", () => {
	const products = buildNavigation(contentIndex)[1];
	expect(products?.links?.map(({ path }) => path)).toEqual([
		"/products/forge",
		extensionPath("miner"),
	]);
});

it("a service that is not listed is in no menu", () => {
	const services = buildNavigation(contentIndex)[2];
	expect(services?.links).toEqual([
		{
			path: "/services/cloud",
			label: "CLOUD",
			subcategories: [{ path: "/services/id/cloud/finops", label: "FINOPS" }],
		},
	]);
});

it("Resources has Blog and Research, Company has About and Contact", () => {
	const [, , , resources, company] = buildNavigation(contentIndex);
	const labels = [resources, company].map((section) =>
		section?.links?.map(({ label }) => label),
	);
	expect(labels).toEqual([
		["Blog", "Research"],
		["About", "Contact"],
	]);
});

it("an entry without a description is only in the footer, in its place", () => {
	const known = [
		["Blog", "Docs", "Research", "Security advisories"],
		["About", "Careers", "Partners", "Contact"],
		["Privacy Policy", "Terms of Service", "Cookie Policy", "Security Policy"],
	];
	const [, , ...columns] = buildFooter(contentIndex);
	for (const [index, labels] of known.entries()) {
		const entries = columns[index]?.entries.map(({ label }) => label) ?? [];
		// An editor may add entries.
		expect(entries.filter((label) => labels.includes(label))).toEqual(labels);
	}
	const inMenu = JSON.stringify(buildNavigation(contentIndex));
	for (const label of ["Docs", "Careers", "Terms of Service"]) {
		expect(inMenu).not.toContain(`"${label}"`);
	}
});

it("the footer has its six columns, and no entry is empty", () => {
	const columns = buildFooter(contentIndex);
	expect(columns.map(({ title }) => title)).toEqual([
		"Products",
		"Services",
		"Resources",
		"Company",
		"Legal",
		"Contact",
	]);
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
