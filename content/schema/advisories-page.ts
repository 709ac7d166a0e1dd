import type * as z from "zod";
import { group, text } from "./fields.ts";
import { plotFields } from "./figure-plots.ts";
import { headedPage } from "./page-parts.ts";

export const advisoriesPageSchema = group(
	"The page of the security advisories, which are in lists/advisories.yaml.",
	{
		...headedPage,
		figure: group(
			"The severities by quarter. Its numbers are counted from the list; without this field, or with an empty list, there is no figure.",
			{
				...plotFields,
				earlierLabel: text(
					[2, 40],
					"Label of the row for everything before the last three quarters, if there are more than four.",
					"Earlier",
				),
			},
		).optional(),
		searchLabel: text(
			[3, 40],
			"Label of the search field.",
			"Search advisories",
		),
		severityLabel: text([3, 40], "Label of the first filter.", "Severity"),
		statusLabel: text([3, 40], "Label of the second filter.", "Status"),
		allLabel: text([2, 20], "The option that shows everything.", "All"),
		countText: text(
			[10, 60],
			"Read out by screen readers after filtering.",
			"{count} of {total} advisories",
		),
		countTextForOne: text(
			[10, 60],
			"The same if only one advisory has been published.",
			"{count} of 1 advisory",
		),
		affectedLabel: text(
			[3, 40],
			"Shown before the affected systems.",
			"Affected systems:",
		),
		detailsLabel: text(
			[3, 40],
			"Button that opens the details.",
			"View Details",
		),
		detailsOf: text(
			[3, 40],
			"Added to that button for screen readers.",
			"of {id}",
		),
		empty: group("Shown when nothing matches the search and filters.", {
			heading: text([5, 60], "Its heading.", "No advisories found"),
			text: text([5, 120], "What to do.", "Try adjusting your search"),
		}),
		none: group(
			"Shown instead of the list while no advisory has been published.",
			{
				heading: text([5, 60], "Its heading.", "No advisories so far"),
				text: text(
					[5, 120],
					"What that means.",
					"No fault that operators have to act on has been published.",
				),
			},
		),
		scoreLabel: text([3, 40], "Shown before the score.", "Severity score"),
		scoreText: text([5, 60], "The score and its vector.", "{score} ({vector})"),
		creditLabel: text([3, 40], "Shown before the people we thank.", "Thanks"),
		historyLabel: text([3, 40], "Heading above the history.", "History"),
		copyLabel: text(
			[3, 40],
			"Button that copies the advisory's address.",
			"Copy link",
		),
		copied: text([5, 80], "Shown once it is copied.", "The link is copied."),
		notCopied: text(
			[5, 80],
			"Shown if the browser does not allow copying.",
			"Please copy it here: {link}",
		),
		filteredTitle: text(
			[5, 40],
			"The browser tab's title while a filter is on.",
			"{choices}: {title}",
		),
		feedLabel: text(
			[3, 60],
			"The link to the feed of all advisories.",
			"Follow by Atom feed",
		),
		moreLabel: text(
			[3, 40],
			"The button below the list, unless there is only one advisory.",
			"Load More Advisories",
		),
		completeText: text(
			[10, 80],
			"Shown instead of the button once it has been pressed.",
			"All {total} advisories are shown.",
		),
	},
);
export type AdvisoriesContent = z.infer<typeof advisoriesPageSchema>;
