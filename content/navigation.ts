import * as words from "#content/copy/interface/menu.yaml";
import { contactFacts } from "./contact-facts.ts";
import {
	categoryPath,
	extensionPath,
	productPath,
	routes,
	servicePath,
} from "./routes.ts";
import type { MenuItem, MenuSection } from "./schema/menu.ts";

/** What a menu needs to know of a product, an extension, a category or a service. */
export type Entry = {
	id: string;
	label: string;
	description: string;
	icon: string;
};

/** `listed: false` keeps a service out of the menu, which shows no more of one than its name. */
export type ServiceEntry = Pick<Entry, "id" | "label"> &
	Partial<Entry> & { listed: boolean };

/** Everything that menus list from content files, each list in its order. */
export type ContentIndex = {
	products: Entry[];
	extensions: Entry[];
	categories: (Entry & { services: ServiceEntry[] })[];
	/** Open positions; in no menu, but above each page stands the way to it. */
	jobs: Pick<Entry, "id" | "label">[];
};

/** A footer column; an entry without `href` is plain text. */
export type FooterColumn = {
	title: string;
	entries: { label: string; href?: string }[];
};

/** The main menu (docs/behaviour.md, "Menu"). */
export function buildNavigation(contentIndex: ContentIndex): MenuSection[] {
	return [
		{ title: words.sections.home, link: routes.home },
		{
			title: words.sections.products,
			links: [
				...contentIndex.products.map((entry) =>
					item(productPath(entry.id), entry),
				),
				...contentIndex.extensions.map((entry) =>
					item(extensionPath(entry.id), entry),
				),
			],
		},
		{
			title: words.sections.services,
			links: contentIndex.categories.map((category) => ({
				...item(categoryPath(category.id), category),
				subcategories: category.services
					.filter(({ listed }) => listed)
					.map(({ id, listed: _, ...shown }) => ({
						path: servicePath(category.id, id),
						...shown,
					})),
			})),
		},
		{
			title: words.sections.resources,
			links: [
				{ path: routes.blog, ...words.blog },
				{ path: routes.research, ...words.research },
			],
		},
		{
			title: words.sections.company,
			links: [
				{ path: routes.about, ...words.about },
				{ path: routes.contact, ...words.contact },
			],
		},
	];
}

/** The footer's columns (docs/behaviour.md, "Footer"). */
export function buildFooter(contentIndex: ContentIndex): FooterColumn[] {
	return [
		{
			title: words.sections.products,
			entries: [
				...contentIndex.products.map(({ id, label }) => ({
					label,
					href: productPath(id),
				})),
				...contentIndex.extensions.map(({ id, label }) => ({
					label,
					href: extensionPath(id),
				})),
			],
		},
		{
			title: words.sections.services,
			entries: contentIndex.categories.map(({ id, label }) => ({
				label,
				href: categoryPath(id),
			})),
		},
		{
			title: words.sections.resources,
			entries: [
				{ label: words.blog.label, href: routes.blog },
				{ label: words.docs, href: routes.docs },
				{ label: words.research.label, href: routes.research },
				{ label: words.advisories, href: routes.advisories },
			],
		},
		{
			title: words.sections.company,
			entries: [
				{ label: words.about.label, href: routes.about },
				{ label: words.careers, href: routes.careers },
				{ label: words.partners, href: routes.partners },
				{ label: words.contact.label, href: routes.contact },
			],
		},
		{
			title: words.sections.legal,
			entries: [
				{ label: words.privacy, href: routes.privacy },
				{ label: words.terms, href: routes.terms },
				{ label: words.cookies, href: routes.cookies },
				{ label: words.securityPolicy, href: routes["security-policy"] },
			],
		},
		{
			title: words.sections.contact,
			entries: contactFacts.map(({ icon: _, ...entry }) => entry),
		},
	];
}

function item(
	path: string,
	{ label, description, icon }: Entry,
): Omit<MenuItem, "subcategories"> {
	return { path, label, description, icon };
}
