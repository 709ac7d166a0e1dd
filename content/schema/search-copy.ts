import type { SearchGroup } from "#content/search/document.ts";
import { group } from "./fields.ts";
import { alsoCalled } from "./page-parts.ts";
import { filled, label } from "./word-fields.ts";

/** The search dialog (docs/behaviour.md, "Search"). */
export const searchCopySchema = group("Words of the search.", {
	label: label("Its name.", "Search"),
	placeholder: label("Shown in the empty field.", "Search everything..."),
	clearLabel: label("The button that empties the field.", "Clear"),
	clearWhat: label("Added to that button for screen readers.", "search"),
	closeLabel: label("The button that closes it.", "Close search"),
	resultsLabel: label("Name of the list.", "Results"),
	oneResult: label("Read out when there is one result.", "1 result"),
	manyResults: filled(
		"Read out when there are several results.",
		"{count} results",
	),
	noResults: filled(
		"Shown when there are no results.",
		'No results found for "{query}"',
	),
	missingWords: filled(
		"Shown above the results, and read out, when some words of the query are on no page.",
		"Nothing found for “{missing}”; showing results for “{found}”.",
	),
	failed: label(
		"Shown when the search could not be loaded.",
		"It could not be loaded.",
	),
	retryLabel: label("The button below that.", "Try again"),
	keyChoose: label("After the arrow keys.", "to choose,"),
	keyOpen: label("After the Enter key.", "to open,"),
	keyClose: label("After the Escape key.", "to close"),
	forgetLabel: label(
		"The button that clears what was opened recently.",
		"Clear recent",
	),
	recentHeading: label("Heading above what was opened recently.", "Recent"),
	groups: group("Headings of the groups of results.", {
		Products: label("Above the platform and its extensions.", "Products"),
		Services: label("Above the services and their categories.", "Services"),
		Company: label("Above the company's pages.", "Company"),
		Answers: label("Above short answers, as an address.", "Answers"),
		Resources: label("Above documents and lists.", "Resources"),
		Legal: label("Above policies.", "Legal"),
		News: label("Above articles of other publishers.", "News"),
		Papers: label("Above research papers.", "Papers"),
		Actions: label("Above what the page itself does.", "Actions"),
	} satisfies Record<SearchGroup, unknown>),
	answers: group("What choosing an answer does, shown at its end.", {
		open: label("It leads to a page.", "Open"),
		copy: label("It copies the fact.", "Copy"),
		call: label("On a phone: it calls the number.", "Call"),
		write: label("On a phone: it begins an email.", "Write"),
	}),
});

/** An action in the search (frontend/shell/search-setup.ts). */
const searchAction = (what: string) =>
	group(what, {
		title: label("Its name.", "Go to the home page"),
		description: label("One line below it.", "Where it all begins"),
		alsoCalled,
	});
export const searchActionsSchema = group(
	"Actions that the search finds in addition to pages.",
	{
		theme: searchAction("Switches between light and dark."),
		themeLight: label(
			"After it switched to light.",
			"Switched to light colours",
		),
		themeDark: label("After it switched to dark.", "Switched to dark colours"),
		slashKey: searchAction(
			"Turns off that “/” opens the search, or on again: those who dictate press single keys by accident.",
		),
		slashKeyOff: label(
			"After it was turned off.",
			"The “/” key does not open the search",
		),
		slashKeyOn: label(
			"After it was turned on.",
			"The “/” key opens the search",
		),
		copied: filled("After an answer's fact was copied.", "Copied {what}"),
		notCopied: filled(
			"Shown if the browser did not allow it.",
			"Could not copy {what}",
		),
		home: searchAction("Goes to the home page."),
	},
);
