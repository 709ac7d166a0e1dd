import * as words from "#content/copy/interface/menu.yaml";
import { contactDetails } from "./contact/details.ts";
import {
	categoryPath,
	extensionPath,
	productPath,
	routes,
	servicePath,
} from "./routes.ts";
import type { MenuLink } from "./schema/interface.ts";

/** What a menu shows of a product, an extension, a category or a service. */
export type MenuEntry = { id: string; label: string };

/** A service; `listed: false` hides it in menus. */
export type ServiceEntry = MenuEntry & { listed?: false };

/** What the menu's panel and the home page show with a link, besides its label. */
export type Summary = { description: string; icon: string };

/** Everything that menus list from content files, each list in order. */
export type ContentIndex = {
	products: MenuEntry[];
	extensions: MenuEntry[];
	categories: (MenuEntry & { services: ServiceEntry[] })[];
	/** Open positions; not in any menu, but each page shows breadcrumbs. */
	jobs: MenuEntry[];
	/** Not added to menus automatically: interface/menu.yaml lists the links of menu and footer. */
	companyPages: Pick<MenuEntry, "id">[];
	policies: MenuEntry[];
};

/** An entry of the main menu (docs/behaviour.md, "Menu"). */
export type MenuItem = {
	href: string;
	label: string;
	/** Without it the entry is a product, extension or category, whose summary the panel loads. */
	description?: string;
	icon?: string;
	subcategories?: { href: string; label: string }[];
};

/** A section of the main menu: a plain link (Home) or a list of links. */
export type MenuSection = {
	/** Begins the ids of its elements. */
	id: string;
	title: string;
	link?: string;
	links?: MenuItem[];
};

/** A footer column; an entry without `href` is plain text. */
export type FooterColumn = {
	id: keyof typeof words.sections;
	title: string;
	entries: { label: string; href?: string }[];
};

/** Builds the main menu (docs/behaviour.md, "Menu"), without sections that have no entries. */
export function buildNavigation(contentIndex: ContentIndex): MenuSection[] {
	const sections: MenuSection[] = [
		{ id: "home", title: words.sections.home, link: routes.home },
		{
			id: "products",
			title: words.sections.products,
			links: productLinks(contentIndex),
		},
		{
			id: "services",
			title: words.sections.services,
			links: contentIndex.categories.map(({ id, label, services }) => ({
				href: categoryPath(id),
				label,
				subcategories: services
					.filter(({ listed = true }) => listed)
					.map((service) => ({
						href: servicePath(id, service.id),
						label: service.label,
					})),
			})),
		},
		{
			id: "resources",
			title: words.sections.resources,
			links: menuLinks(words.links.resources),
		},
		{
			id: "company",
			title: words.sections.company,
			links: menuLinks(words.links.company),
		},
	];
	return sections.filter(({ links }) => links?.length !== 0);
}

/** Builds the footer's columns (docs/behaviour.md, "Footer"), without those that have no entries. */
export function buildFooter(contentIndex: ContentIndex): FooterColumn[] {
	const columns: FooterColumn[] = [
		{
			id: "products",
			title: words.sections.products,
			entries: productLinks(contentIndex),
		},
		{
			id: "services",
			title: words.sections.services,
			entries: contentIndex.categories.map(({ id, label }) => ({
				label,
				href: categoryPath(id),
			})),
		},
		footerColumn("resources"),
		footerColumn("company"),
		footerColumn("legal"),
		{
			id: "contact",
			title: words.sections.contact,
			entries: contactDetails,
		},
	];
	return columns.filter(({ entries }) => entries.length > 0);
}

/** Returns the link in the menu or footer that leads to a page, if there is one. */
export function linkTo(path: string): MenuLink | undefined {
	return Object.values(words.links)
		.flat()
		.find(({ href }) => href === path);
}

function productLinks({ products, extensions }: ContentIndex) {
	return [
		...products.map(({ id, label }) => ({ label, href: productPath(id) })),
		...extensions.map(({ id, label }) => ({ label, href: extensionPath(id) })),
	];
}

function menuLinks(links: MenuLink[]): MenuItem[] {
	return links.flatMap(({ href, label, description, icon }) =>
		description && icon ? { href, label, description, icon } : [],
	);
}

function footerColumn(section: keyof typeof words.links): FooterColumn {
	return {
		id: section,
		title: words.sections[section],
		entries: words.links[section],
	};
}
