import * as z from "zod";
import { severities, statuses } from "./advisory-terms.ts";
import { day, group, headed, list, text } from "./fields.ts";
import { figureSchema } from "./figure.ts";

/** A security advisory (docs/behaviour.md, "Security advisories"). */
const advisorySchema = group("One advisory.", {
	id: z
		.string()
		.regex(/^MSEC-\d{4}-\d{3}$/, "must look like MSEC-2024-001")
		.meta({
			description:
				"MSEC, the year and a number of three digits. No two advisories have the same; it ends the address that leads to it.",
			examples: ["MSEC-2024-001"],
		}),
	title: text(
		10,
		100,
		"The fault in a few words.",
		"Masked fields readable in exported run history",
	),
	severity: z
		.enum(severities)
		.meta({ description: "How bad it is.", examples: ["High"] }),
	status: z
		.enum(statuses)
		.meta({ description: "What has been done.", examples: ["Fixed"] }),
	description: text(
		60,
		500,
		"What is wrong, and whom it concerns.",
		"Fields marked as masked are hidden on screen but written in full when a user exports the history.",
	),
	date: day("The day on which it was published."),
	affectedSystems: list(
		text(2, 60, "One of them, with its versions.", "Console 3.1.0 to 3.2.1"),
		"What is affected.",
		{ min: 1 },
	),
	details: list(
		text(
			40,
			700,
			"One paragraph.",
			"Cause: the console masks values while it draws the page. The export reads them before.",
		),
		"Shown when the details are opened: cause, effect and what to do.",
		{ min: 2 },
	),
});
export const advisoryListSchema = list(
	advisorySchema,
	"The security advisories, in the order in which the page shows them: newest first. [] where there is none.",
);
export type Advisory = z.infer<typeof advisorySchema>;

export const advisoriesPageSchema = group(
	"The page of the security advisories, which themselves stand in lists/advisories.yaml.",
	{
		...headed,
		figure: figureSchema.optional(),
		searchLabel: text(3, 40, "Name of its search.", "Search advisories"),
		severityLabel: text(3, 40, "Name of the first choice.", "Severity"),
		statusLabel: text(3, 40, "Name of the second choice.", "Status"),
		allLabel: text(2, 20, "The choice that leaves nothing out.", "All"),
		countText: text(
			10,
			60,
			"Said after a choice, to those who do not see the list.",
			"{count} of {total} advisories",
			{ fills: ["count", "total"] },
		),
		affectedLabel: text(3, 40, "Before what is affected.", "Affected systems:"),
		detailsLabel: text(3, 40, "Opens the details.", "View Details"),
		detailsOf: text(
			3,
			40,
			"Completes it for those who hear it out of context.",
			"of {id}",
			{ fills: ["id"] },
		),
		empty: group("Stands where nothing fits search and choices.", {
			heading: text(5, 60, "Its heading.", "No advisories found"),
			text: text(5, 120, "What to do.", "Try adjusting your search"),
		}),
		none: group("Stands in the list's place where none was published yet.", {
			heading: text(5, 60, "Its heading.", "No advisories so far"),
			text: text(
				5,
				120,
				"What that means.",
				"No fault that operators have to act on has been published.",
			),
		}),
		moreLabel: text(3, 40, "The button below.", "Load More Advisories"),
		completeText: text(
			10,
			80,
			"Stands in its place once it was pressed.",
			"All {total} advisories are shown.",
			{ fills: ["total"] },
		),
	},
);
export type AdvisoriesContent = z.infer<typeof advisoriesPageSchema>;
