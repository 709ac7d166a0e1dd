import type * as z from "zod";
import { group, href, icon, list, text } from "./fields.ts";
import { figureSchema } from "./figure.ts";
import { actionSchema, headedPage, sourceFacts } from "./page-parts.ts";

/** A short point with an icon and a heading, as on the About and Careers pages. */
export const pointSchema = group("One point.", {
	icon,
	label: text([2, 60], "Its heading.", "Decisions in writing"),
	text: text(
		[30, 400],
		"What it says, in one to three sentences.",
		"Each choice that would be costly to reverse gets a page.",
	),
});

/** One of several steps in order, for example of an application. */
export const stepSchema = group("One step.", {
	title: text([2, 60], "What happens.", "A first talk"),
	time: text([2, 60], "How long it takes, or when.", "30 minutes, by video"),
	text: text(
		[30, 300],
		"What it is about, in one or two sentences.",
		"What you look for, what the work is like, and your questions on pay.",
	),
});

export const docsSchema = group("The Documentation page.", {
	...headedPage,
	figure: figureSchema.optional(),
	searchLabel: text(
		[2, 40],
		"The button that opens the search.",
		"Search the site",
	),
	sidebarLabel: text(
		[2, 40],
		"Name of the list at the side, for screen readers.",
		"Documentation",
	),
	sidebar: list(
		group("A group of links.", {
			heading: text([3, 40], "Its heading.", "Getting Started"),
			links: list(actionSchema, "Its links.", { min: 3, max: 3 }),
		}),
		"The list at the side.",
	),
	welcome: list(
		group("One card.", {
			icon,
			label: text([2, 40], "Its heading.", "Tour the platform"),
			href,
			linkLabel: text(
				[2, 40],
				"The words of its link, which say where it leads.",
				"See the platform",
			),
			text: text(
				[30, 300],
				"What visitors find there.",
				"What the platform does, where it runs and which systems it connects.",
			),
		}),
		"The cards below the text.",
	),
	body: list(
		text(
			[40, 900],
			"One paragraph.",
			"A workflow is a drawing of steps, kept as a file that can be reviewed.",
			{ allowsLinks: true },
		),
		"The text of the page.",
		{ min: 1 },
	),
});

const stateSchema = (when: string) =>
	group(`Shown instead of the list ${when}.`, {
		heading: text([5, 60], "Its heading.", "No posts found"),
		text: text([5, 120], "What to do.", "Please try again later"),
	});

/** A list from an external source, and its states (docs/behaviour.md, "News" and "Papers"). */
export const feedPageSchema = group(
	"A page whose list comes from an external source.",
	{
		...headedPage,
		facts: sourceFacts(),
		figure: figureSchema.optional(),
		searchLabel: text(
			[5, 60],
			"Label of the search field.",
			"Search title or author",
		),
		readLabel: text([3, 40], "The link of each item.", "Read More"),
		noun: group("What an item is called.", {
			one: text([3, 20], "One of them.", "article"),
			many: text([3, 20], "Several.", "articles"),
		}),
		loading: text(
			[5, 60],
			"Read out while the list is loading.",
			"Loading the articles",
		),
		error: stateSchema("when it could not be loaded"),
		empty: stateSchema("when nothing matches the search and category"),
	},
);
export type FeedPageContent = z.infer<typeof feedPageSchema>;

export const notFoundSchema = group("Shown at every address without a page.", {
	title: text([3, 40], "Its name in the browser's tab.", "Page Not Found"),
	heading: text([3, 60], "Its heading.", "Page Not Found"),
	text: text(
		[20, 160],
		"What has happened.",
		"The page you're looking for doesn't exist or has been moved.",
	),
	actions: list(actionSchema, "Links to other pages.", { min: 1 }),
	suggestionsHeading: text(
		[3, 60],
		"Heading of the pages that the search finds for the address.",
		"Pages that may be what you meant",
	),
});

const missingScreen = (what: string) =>
	group(`Shown when there is no such ${what}.`, {
		heading: text([3, 60], "Its heading.", "Service Not Found"),
		text: text(
			[20, 160],
			"What has happened.",
			"We have no service at this address. It may have moved.",
		),
		back: actionSchema,
	});
export const missingSchema = group(
	"Shown at the address of a service or an extension that does not exist.",
	{
		service: missingScreen("service"),
		extension: missingScreen("extension"),
	},
);

/** Shown when something failed in the browser: a page, part of one, or loading the code for either. */
export const brokenSchema = group(
	"Shown when something failed in the browser and the built page cannot be loaded either.",
	{
		heading: text([3, 60], "Its heading.", "This page could not be shown"),
		text: text(
			[20, 200],
			"What has happened, and what to do.",
			"Something went wrong in your browser. Loading the page again usually helps.",
		),
		part: text(
			[10, 80],
			"Shown when part of a page failed.",
			"This part of the page could not be shown.",
		),
		chunk: text(
			[10, 80],
			"Shown when a part's code could not be loaded.",
			"Part of this page could not be loaded.",
		),
		reloadLabel: text([2, 40], "The button.", "Load it again"),
		homeLabel: text([2, 40], "The link to the home page.", "Return Home"),
	},
);
