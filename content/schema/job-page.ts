import type * as z from "zod";
import { group, list, text } from "./fields.ts";
import { stepSchema } from "./page.ts";

/** Text and labels shared by all positions' pages. */
export const jobPageSchema = group(
	"The pages of the positions; the text of each is in jobs/.",
	{
		facts: group("Labels of the facts beside the title.", {
			department: text([2, 30], "Label of the department.", "Team"),
			location: text([2, 30], "Label of the place.", "Place"),
			type: text([2, 30], "Label of the employment type.", "Type"),
			salary: text([2, 30], "Label of the pay.", "Salary"),
			posted: text([2, 30], "Label of the day it was posted.", "Posted"),
			closes: text([2, 30], "Label of the last day.", "Closes"),
			closesText: text(
				[5, 80],
				"The last day, in words.",
				"{day}, or earlier once it is filled",
			),
		}),
		salaryText: text(
			[5, 80],
			"The pay on one line; {per} is one of the periods below.",
			"{currency} {from} to {to} {per}",
		),
		fixedSalaryText: text(
			[5, 80],
			"The pay on one line, if the lowest and the highest amount are the same.",
			"{currency} {amount} {per}",
		),
		periods: group("Replaces {per}: the period that the pay covers.", {
			hour: text([2, 30], "An hour.", "an hour"),
			day: text([2, 30], "A day.", "a day"),
			week: text([2, 30], "A week.", "a week"),
			month: text([2, 30], "A month.", "a month"),
			year: text([2, 30], "A year.", "a year"),
		}),
		applyLabel: text([2, 40], "The button of the position.", "Apply Now"),
		workHeading: text([3, 60], "Heading of tasks and skills.", "The work"),
		workLabel: text([3, 60], "Above the tasks.", "What you do"),
		skillsLabel: text([3, 60], "Above the skills.", "What we look for"),
		skillsNote: text(
			[20, 300],
			"Below the skills.",
			"Nobody has all of it. If you have most of it, please apply.",
		),
		salaryHeading: text([3, 60], "Heading of the pay.", "Salary"),
		processHeading: text([3, 60], "Heading of the steps.", "How we choose"),
		processLead: text(
			[20, 300],
			"Below that heading: how long the whole process takes.",
			"From your application to our offer it takes about 4 weeks.",
		),
		process: list(stepSchema, "The steps.", { min: 2, max: 6 }),
		applyHeading: text([3, 60], "Heading of how to apply.", "How to apply"),
		apply: list(
			text(
				[40, 500],
				"A paragraph.",
				"Send your CV to [us](mailto:{site.email}).",
				{ allowsLinks: true },
			),
			"How to send a CV, what to include, and what happens next.",
			{ min: 1, max: 5 },
		),
		mailLabel: text(
			[3, 40],
			"The button that starts an email.",
			"Email your CV",
		),
		othersHeading: text(
			[3, 60],
			"Heading above the other positions.",
			"Other positions",
		),
		allLabel: text([3, 40], "The link to all positions.", "All positions"),
	},
);

export type JobPageCopy = z.infer<typeof jobPageSchema>;
