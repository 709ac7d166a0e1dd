import * as z from "zod";
import { cvssScore, cvssVector, severityOf } from "../cvss.ts";
import { advisoryEvents, severities, statuses } from "./advisory-terms.ts";
import { day, group, list, text } from "./fields.ts";
import { plotFields } from "./figure-plots.ts";
import { headedPage } from "./headed-page.ts";

/** An event in the history of the fault. */
const eventSchema = group("One thing that happened.", {
	date: day("The day on which it happened."),
	event: z.enum(advisoryEvents).meta({
		description: "What it was.",
		examples: ["Reported"],
	}),
	text: text(
		10,
		300,
		"Who did what, in a sentence.",
		"A customer reported it to us by mail.",
	),
});

const fields = group("One advisory.", {
	id: z
		.string()
		.regex(/^[A-Z]{2,10}-\d{4}-\d{3}$/, "must look like MSEC-2024-001")
		.meta({
			description:
				"The same capital letters for all advisories, the year and a three-digit number. Must be unique; the advisory's address ends with it.",
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
		"What is wrong, and whom it affects.",
		"Fields marked as masked are hidden on screen but written in full when a user exports the history.",
	),
	date: day("The day on which it was published."),
	affectedSystems: list(
		text(
			2,
			60,
			"One affected system, with its versions.",
			"Console 3.1.0 to 3.2.1",
		),
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
	cvss: z
		.string()
		.regex(
			cvssVector,
			"must be a base vector of CVSS 3.1 such as CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:N/A:N",
		)
		.meta({
			description:
				"The base vector of CVSS 3.1. The score is calculated from it and must match the severity above.",
			examples: ["CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:N/A:N"],
		})
		.transform((vector) => ({ vector, score: cvssScore(vector) }))
		.optional(),
	credit: text(
		5,
		200,
		"Whom we thank for the report, if they wish to be named.",
		"Reported by Ada Quill of Tarn & Tern Security.",
	).optional(),
	history: list(
		eventSchema,
		"What has happened so far, earliest first. Published must have the date above; add Fixed once the status is Fixed.",
		{ min: 1 },
		// The editor begins a new advisory with this entry and dates it today.
	).meta({ default: [{ event: "Published" }] }),
});

/** A security advisory (docs/behaviour.md, "Security advisories"). */
const advisorySchema = fields.superRefine((advisory, context) => {
	const { history, status, date, severity, cvss } = advisory;
	const report = (path: PropertyKey[], message: string) =>
		context.addIssue({ code: "custom", path, message });
	for (const [index, { date: day }] of history.entries()) {
		if (day < (history[index - 1]?.date ?? "")) {
			report(
				["history", index, "date"],
				"is earlier than the date of the entry above; the earliest comes first",
			);
		}
	}
	const dayOf = (wanted: string) =>
		history.find(({ event }) => event === wanted)?.date;
	if (dayOf("Published") !== date) {
		report(
			["history"],
			`must have an entry Published on ${date}, the date of the advisory`,
		);
	}
	if ((dayOf("Fixed") !== undefined) !== (status === "Fixed")) {
		report(
			["status"],
			status === "Fixed"
				? "is Fixed, but the history does not say when"
				: `is ${status}, but the history says Fixed`,
		);
	}
	// An invalid vector has no score and is reported separately.
	const expectedSeverity = cvss?.score !== undefined && severityOf(cvss.score);
	if (cvss && expectedSeverity !== false && expectedSeverity !== severity) {
		report(
			["severity"],
			`is ${severity}, but the vector scores ${cvss.score}, which is ${expectedSeverity ?? "none"}`,
		);
	}
});
export const advisoryListSchema = list(
	advisorySchema,
	"The security advisories in the order shown on the page: newest first. Write [] if there are none.",
);
export type Advisory = z.infer<typeof advisorySchema>;

export const advisoriesPageSchema = group(
	"The page of the security advisories, which are in lists/advisories.yaml.",
	{
		...headedPage,
		figure: group(
			"The severities by quarter. Its numbers are counted from the list; without this field, or with an empty list, there is no figure.",
			{
				...plotFields,
				earlierLabel: text(
					2,
					40,
					"Label of the row for everything before the last eleven quarters.",
					"Earlier",
				),
			},
		).optional(),
		searchLabel: text(3, 40, "Label of the search field.", "Search advisories"),
		severityLabel: text(3, 40, "Label of the first filter.", "Severity"),
		statusLabel: text(3, 40, "Label of the second filter.", "Status"),
		allLabel: text(2, 20, "The option that shows everything.", "All"),
		countText: text(
			10,
			60,
			"Read out by screen readers after filtering.",
			"{count} of {total} advisories",
			{ fills: ["count", "total"] },
		),
		countTextForOne: text(
			10,
			60,
			"The same if only one advisory has been published.",
			"{count} of 1 advisory",
			{ fills: ["count"] },
		),
		affectedLabel: text(
			3,
			40,
			"Shown before the affected systems.",
			"Affected systems:",
		),
		detailsLabel: text(3, 40, "Button that opens the details.", "View Details"),
		detailsOf: text(
			3,
			40,
			"Added to that button for screen readers.",
			"of {id}",
			{ fills: ["id"] },
		),
		empty: group("Shown when nothing matches the search and filters.", {
			heading: text(5, 60, "Its heading.", "No advisories found"),
			text: text(5, 120, "What to do.", "Try adjusting your search"),
		}),
		none: group(
			"Shown instead of the list while no advisory has been published.",
			{
				heading: text(5, 60, "Its heading.", "No advisories so far"),
				text: text(
					5,
					120,
					"What that means.",
					"No fault that operators have to act on has been published.",
				),
			},
		),
		scoreLabel: text(3, 40, "Shown before the score.", "Severity score"),
		scoreText: text(5, 60, "The score and its vector.", "{score} ({vector})", {
			fills: ["score", "vector"],
		}),
		creditLabel: text(3, 40, "Shown before the people we thank.", "Thanks"),
		historyLabel: text(3, 40, "Heading above the history.", "History"),
		copyLabel: text(
			3,
			40,
			"Button that copies the advisory's address.",
			"Copy link",
		),
		copied: text(5, 80, "Shown once it is copied.", "The link is copied."),
		notCopied: text(
			5,
			80,
			"Shown if the browser does not allow copying.",
			"Please copy it here: {link}",
			{ fills: ["link"] },
		),
		filteredTitle: text(
			5,
			40,
			"The browser tab's title while a filter is on.",
			"{choices}: {title}",
			{ fills: ["choices", "title"] },
		),
		feedLabel: text(
			3,
			60,
			"The link to the feed of all advisories.",
			"Follow by Atom feed",
		),
		moreLabel: text(
			3,
			40,
			"The button below the list, unless there is only one advisory.",
			"Load More Advisories",
		),
		completeText: text(
			10,
			80,
			"Shown instead of the button once it has been pressed.",
			"All {total} advisories are shown.",
			{ fills: ["total"] },
		),
	},
);
export type AdvisoriesContent = z.infer<typeof advisoriesPageSchema>;
