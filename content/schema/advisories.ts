import * as z from "zod";
import { cvssScore, cvssVector, severityOf } from "../cvss.ts";
import { advisoryEvents, severities, statuses } from "./advisory-terms.ts";
import { day, group, headed, list, text } from "./fields.ts";
import { plotted } from "./figure-plots.ts";

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
				"Some capital letters that are always the same, the year and a number of three digits. No two advisories have the same; it ends the address that leads to it.",
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
	cvss: z
		.string()
		.regex(
			cvssVector,
			"must be a base vector of CVSS 3.1 such as CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:N/A:N",
		)
		.meta({
			description:
				"The base vector of CVSS 3.1. The score is worked out from it, and has to be one of the severity above.",
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
		"What has happened so far, the earliest first. Published stands on the day above; Fixed stands there once the status is Fixed.",
		{ min: 1 },
		// The history needs this entry, dated the day on which the advisory is begun.
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
				"is earlier than that of the entry above; the earliest comes first",
			);
		}
	}
	const dayOf = (wanted: string) =>
		history.find(({ event }) => event === wanted)?.date;
	if (dayOf("Published") !== date) {
		report(["history"], `has to have Published on ${date}, the advisory's day`);
	}
	if ((dayOf("Fixed") !== undefined) !== (status === "Fixed")) {
		report(
			["status"],
			status === "Fixed"
				? "is Fixed, but the history does not say when"
				: `is ${status}, but the history says Fixed`,
		);
	}
	// An invalid vector has no score and is reported on a line of its own.
	const scored = cvss?.score !== undefined && severityOf(cvss.score);
	if (cvss && scored !== false && scored !== severity) {
		report(
			["severity"],
			`is ${severity}, but the vector scores ${cvss.score}, which is ${scored ?? "none"}`,
		);
	}
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
		figure: group(
			"The severities by quarter. Its numbers are counted from the list; without this field, or with an empty list, there is no figure.",
			{
				...plotted,
				earlierLabel: text(
					2,
					40,
					"The row of what was published before the last twelve quarters.",
					"Earlier",
				),
			},
		).optional(),
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
		scoreLabel: text(3, 40, "Before the score.", "Severity score"),
		scoreText: text(5, 60, "The score and its vector.", "{score} ({vector})", {
			fills: ["score", "vector"],
		}),
		creditLabel: text(3, 40, "Before whom we thank.", "Thanks"),
		historyLabel: text(3, 40, "Above what has happened.", "History"),
		copyLabel: text(3, 40, "Copies the advisory's address.", "Copy link"),
		copied: text(5, 80, "Said once it is copied.", "The link is copied."),
		notCopied: text(
			5,
			80,
			"Said where the browser does not let us.",
			"Please copy it here: {link}",
			{ fills: ["link"] },
		),
		filteredTitle: text(
			5,
			40,
			"The tab's title while a choice is made.",
			"{choices}: {title}",
			{ fills: ["choices", "title"] },
		),
		feedLabel: text(
			3,
			60,
			"The link to the feed of all advisories.",
			"Follow by Atom feed",
		),
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
