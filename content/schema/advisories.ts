import * as z from "zod";
import { cvssScore, cvssVector, severityOf } from "#content/cvss.ts";
import { advisoryEvents, severities, statuses } from "./advisory-terms.ts";
import { day, group, list, text } from "./fields.ts";

/** An event in the history of the fault. */
const eventSchema = group("One thing that happened.", {
	date: day("The day on which it happened."),
	event: z.enum(advisoryEvents).meta({
		description: "What it was.",
		examples: ["Reported"],
	}),
	text: text(
		[10, 300],
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
		[10, 100],
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
		[60, 500],
		"What is wrong, and whom it affects.",
		"Fields marked as masked are hidden on screen but written in full when a user exports the history.",
	),
	date: day("The day on which it was published."),
	affectedSystems: list(
		text(
			[2, 60],
			"One affected system, with its versions.",
			"Console 3.1.0 to 3.2.1",
		),
		"What is affected.",
		{ min: 1 },
	),
	details: list(
		text(
			[40, 700],
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
		[5, 200],
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
	// A day that does not exist is reported separately.
	const isDay = fields.shape.date.safeParse(date).success;
	if (isDay && dayOf("Published") !== date) {
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
