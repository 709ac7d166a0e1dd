import type * as z from "zod";
import { group, href, icon, list, text } from "./fields.ts";
import { filled, label } from "./word-fields.ts";

// Copy for elements that appear on several pages: menu, external lists, page frame.

const links = (section: string) =>
	list(
		group(
			"One link. With a description and an icon it also appears in the menu.",
			{
				label: text([2, 40], "Its name.", "Careers"),
				href,
				description: text(
					[10, 90],
					"One line below the name, in the menu.",
					"Who we are and how we work",
				).optional(),
				icon: icon.optional(),
			},
		).refine(
			({ description, icon }) => Boolean(description) === Boolean(icon),
			"has a description without an icon, or an icon without a description",
		),
		`The links of ${section}, in their order.`,
	);
export type MenuLink = z.infer<ReturnType<typeof links>>[number];

/** Short, since all of them stand side by side in the bar. */
const menuTitle = (sentence: string, example: string) =>
	text([2, 20], sentence, example);

/** Menu, footer and breadcrumbs (content/navigation.ts arranges them). */
export const menuCopySchema = group(
	"Words of menu, footer and breadcrumbs. Products, extensions, categories and services are named in their own files.",
	{
		sections: group("Titles of the sections.", {
			home: menuTitle("The link to the home page.", "Home"),
			products: menuTitle("Platform and extensions.", "Products"),
			services: menuTitle("The services.", "Services"),
			resources: menuTitle("News, papers, documentation.", "Resources"),
			company: menuTitle("The pages about us.", "Company"),
			legal: label("The policies, in the footer.", "Legal"),
			contact: label("Addresses, in the footer.", "Contact"),
		}),
		links: group("The links in menu and footer.", {
			resources: links("Resources"),
			company: links("Company"),
			legal: links("the policies, which are only in the footer"),
		}),
		mainLabel: label("Name of the menu in the bar.", "Main"),
		sheetLabel: label(
			"The button that opens the menu; also the name of the menu that it opens.",
			"Menu",
		),
		closeLabel: label("The button that closes it.", "Close menu"),
		writeLabel: label(
			"On a phone, the button below the menu that leads to the contact page.",
			"Get in Touch",
		),
	},
);

/** News and papers (docs/behaviour.md, "News"); their differences are in pages/. */
export const feedListSchema = group(
	"Words of the lists from external sources on the news and research pages.",
	{
		followed: group("What feed readers show about our own lists.", {
			news: filled("Name of the news as a feed.", "{site.name} news"),
			description: filled(
				"What that feed contains.",
				"What {site.name} reads, newest first",
			),
			sources: filled(
				"Name of the list of all sources.",
				"News that {site.name} reads",
			),
		}),
		categoryLabel: label("Label of the categories.", "Category"),
		allCategories: label("The option for all categories.", "All"),
		showFewer: label("The button that collapses the categories.", "Show Less"),
		showMoreTags: filled(
			"The button that expands them.",
			"Show {count} More Tags",
		),
		updated: label("Before the time of the list.", "Updated"),
		noNewer: label(
			"Shown if the list is older than it should be.",
			"No newer list could be loaded.",
		),
		retry: label("The button beside that.", "Try again"),
		retrying: label("The same button while it is trying.", "Trying again"),
		follow: label("Name of the links for feed readers.", "Follow this list"),
		topicFeed: filled("The link for the selected category.", "RSS on {topic}"),
		newItem: filled("One that is new; {noun} is an article.", "1 new {noun}"),
		newItems: filled("Several.", "{count} new {noun}"),
		show: filled("The button that shows them.", "{items} – Show"),
		canBeShown: filled(
			"Read out when there are new items.",
			"{items} can be shown",
		),
		goUp: filled("The link up to them.", "Go to the {items}"),
		found: filled("Read out after filtering.", "{count} {noun} found"),
		showMore: label("The button below the list.", "Show more"),
		shownOf: filled(
			"Read out after a press on it.",
			"{count} of {total} {noun} shown",
		),
		authorsFolded: filled("After the first authors.", "and {count} more"),
		withoutScript: group("Shown if the browser does not run scripts.", {
			shown: text(
				[20, 160],
				"If the page was built with a list.",
				"The latest {noun} of that time. A script would fetch newer ones.",
			),
			empty: text(
				[20, 160],
				"If it was built without one.",
				"This list is fetched by a script, which your browser does not run.",
			),
		}),
	},
);

/** The frame around every page. */
export const frameSchema = group("Words around every page.", {
	skipLink: label("The first link, for keyboard users.", "Skip to content"),
	searchLabel: label("The button that opens the search.", "Search"),
	searchFailed: label(
		"Shown if the search could not be loaded.",
		"The search could not be loaded. Please try again.",
	),
	homeLink: label("Name of the logo's link, for screen readers.", "home"),
	footerLabel: label("Name of the footer's links.", "Footer"),
	themeLabel: label(
		"The button that changes the colours.",
		"Switch between light and dark",
	),
	closeToast: label("The button that closes a notification.", "Close"),
	breadcrumbLabel: label("Name of the breadcrumbs.", "Breadcrumb"),
	newTab: label("Added to links for screen readers.", "(opens in a new tab)"),
});

/** Copy around a policy's text. */
export const policyPageSchema = group("Words around every policy's text.", {
	contentsLabel: label("Name of the list of headings.", "On this page"),
	updated: label("Before the day of the last change.", "Last updated"),
});

/** The licence notices of all packages. */
export const licencesSchema = group(
	"Text at the top of the licence notices (/licences.txt), and above each part.",
	{
		heading: label("The heading.", "Open-source software in this site"),
		intro: text(
			[20, 300],
			"Below it.",
			"Each package is named with its version and its licence.",
		),
		browser: label("Above what browsers load.", "In your browser"),
		template: label(
			"Above the licence of the template that the site is made from.",
			"The open-source template of this site (MIT)",
		),
		server: label("Above what servers run.", "On our servers"),
		noNotice: label(
			"Shown if a licence requires no notice.",
			"This licence asks for no notice.",
		),
	},
);
