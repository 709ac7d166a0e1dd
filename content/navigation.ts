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
};

/** A footer column; an entry without `href` is plain text. */
export type FooterColumn = {
	title: string;
	entries: { label: string; href?: string }[];
};

/** The main menu (docs/behaviour.md, "Menu"). */
export function buildNavigation(contentIndex: ContentIndex): MenuSection[] {
	return [
		{ title: "Home", link: routes.home },
		{
			title: "Products",
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
			title: "Services",
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
			title: "Resources",
			links: [
				{
					path: routes.blog,
					label: "Blog",
					description: "Cloud, security and AI news from publishers we follow",
					icon: "newspaper",
				},
				{
					path: routes.research,
					label: "Research",
					description: "New AI papers from the open preprint archive",
					icon: "microscope",
				},
			],
		},
		{
			title: "Company",
			links: [
				{
					path: routes.about,
					label: "About",
					description: "Who we are and how we work",
					icon: "building-2",
				},
				{
					path: routes.contact,
					label: "Contact",
					description: "Send a message, call us or reach support",
					icon: "mail",
				},
			],
		},
	];
}

/** The footer's columns (docs/behaviour.md, "Footer"). */
export function buildFooter(contentIndex: ContentIndex): FooterColumn[] {
	return [
		{
			title: "Products",
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
			title: "Services",
			entries: contentIndex.categories.map(({ id, label }) => ({
				label,
				href: categoryPath(id),
			})),
		},
		{
			title: "Resources",
			entries: [
				{ label: "Blog", href: routes.blog },
				{ label: "Docs", href: routes.docs },
				{ label: "Research", href: routes.research },
				{ label: "Security advisories", href: routes.advisories },
			],
		},
		{
			title: "Company",
			entries: [
				{ label: "About", href: routes.about },
				{ label: "Careers", href: routes.careers },
				{ label: "Partners", href: routes.partners },
				{ label: "Contact", href: routes.contact },
			],
		},
		{
			title: "Legal",
			entries: [
				{ label: "Privacy Policy", href: routes.privacy },
				{ label: "Terms of Service", href: routes.terms },
				{ label: "Cookie Policy", href: routes.cookies },
				{ label: "Security Policy", href: routes["security-policy"] },
			],
		},
		{
			title: "Contact",
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
