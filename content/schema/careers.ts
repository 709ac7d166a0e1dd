import * as z from "zod";
import { day, group, list, text } from "./fields.ts";
import { figureSchema } from "./figure.ts";
import { pointSchema } from "./page.ts";
import { alsoCalled, headedPage, metaSchema } from "./page-parts.ts";

const employmentTypes = [
	"Full-time",
	"Part-time",
	"Contract",
	"Temporary",
	"Internship",
] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** Periods for which pay is stated. */
const payPeriods = ["hour", "day", "week", "month", "year"] as const;

const amount = (sentence: string, example: number) =>
	z
		.number()
		.positive()
		.meta({
			description: `${sentence} Digits only.`,
			examples: [example],
		});

/** An open position. Its page's address ends with the file's name. */
const fields = group(
	"One open position. It has either a place or, for remote work, applicantsFrom.",
	{
		order: z.number().meta({
			description:
				"Its order on the Careers page: positions with smaller numbers come first.",
			examples: [4],
		}),
		meta: metaSchema,
		alsoCalled,
		title: text([3, 60], "The job title.", "Platform Engineer"),
		department: text([2, 40], "The department or team.", "Cloud"),
		location: text([2, 40], "The location as shown to visitors.", "Sydney"),
		type: z.enum(employmentTypes).meta({
			description: "The kind of employment.",
			examples: ["Full-time"],
		}),
		posted: day("The day on which it was put on the site."),
		closes: day(
			"The last day on which people may apply. The first build of the site after this day leaves the position out.",
			"2100-01-31",
		),
		place: group(
			"Where the work is done, for job search sites. Leave this out for remote work.",
			{
				city: text([2, 40], "The city.", "Sydney"),
				region: text([2, 40], "The state.", "NSW"),
				country: z
					.string()
					.regex(/^[A-Z]{2}$/, "must be two capital letters")
					.meta({
						description: "The country in two capital letters (ISO 3166).",
						examples: ["AU"],
					}),
			},
		).optional(),
		applicantsFrom: text(
			[2, 40],
			"For remote work: the country from which people may apply.",
			"Australia",
		).optional(),
		salary: group("What it pays.", {
			from: amount("The lowest that you would offer.", 140000),
			to: amount("The highest that you would offer.", 170000),
			currency: z
				.string()
				.regex(/^[A-Z]{3}$/, "must be three capital letters")
				.meta({
					description: "The currency in three capital letters (ISO 4217).",
					examples: ["AUD"],
				}),
			per: z.enum(payPeriods).meta({
				description: "The period that the pay covers.",
				examples: ["year"],
			}),
			note: text(
				[20, 400],
				"What is paid on top, and how you decide where in the range a person starts.",
				"Superannuation of 12% is paid on top.",
			),
		}),
		summary: text(
			[80, 500],
			"Two or three sentences on the work itself.",
			"You take models from a notebook to a monitored service, and you can tell a client when a simple rule would do.",
		),
		work: list(
			text(
				[10, 120],
				"One task, without a full stop.",
				"Review the code of 2 or 3 colleagues each week",
			),
			"What the person does.",
			{ min: 3, max: 8 },
		),
		skills: list(
			text(
				[10, 120],
				"One thing, without a full stop.",
				"Reports that name the cause, the effect and the next step",
			),
			"What you look for. Say so if something is useful but not required.",
			{ min: 3, max: 8 },
		),
	},
);

export const jobSchema = fields
	.refine(
		(job) => Boolean(job.place) !== Boolean(job.applicantsFrom),
		"needs either a place or applicantsFrom, not both",
	)
	// An invalid date is reported separately.
	.refine((job) => !(Date.parse(job.posted) > Date.parse(job.closes)), {
		path: ["closes"],
		message: "is earlier than posted",
	})
	.refine(({ salary }) => salary.from <= salary.to, {
		path: ["salary", "to"],
		message: 'is less than "from"',
	});
type JobFile = z.infer<typeof jobSchema>;

export const careersSchema = group(
	"The Careers page. Each position has its own file in jobs/.",
	{
		...headedPage,
		figure: figureSchema.optional(),
		reasonsHeading: text([3, 60], "Heading of the reasons.", "Why join us"),
		reasons: list(pointSchema, "Why to work here.", { min: 3, max: 3 }),
		jobsHeading: text([3, 60], "Heading of the positions.", "Open positions"),
		postedLabel: text([2, 20], "Shown before the date.", "Posted"),
		applyLabel: text([2, 40], "The button of each position.", "Apply Now"),
		noJobs: text(
			[20, 300],
			"Shown instead of the list when no position is open.",
			"No position is open at the moment. You are welcome to [write to us](/company/contact) all the same.",
			{ allowsLinks: true },
		),
	},
);

/** A position as shown in the list. */
export type ListedJob = { id: string } & Pick<
	JobFile,
	"title" | "department" | "location" | "type" | "posted" | "summary"
>;

/** What the Careers page needs in addition to its own copy. */
export type CareersContent = { jobs: ListedJob[] };

/** What a position's page needs in addition to the copy that all of them share. */
export type JobContent = {
	job: { id: string } & Omit<JobFile, "order" | "alsoCalled">;
	others: { id: string; title: string; location: string }[];
};
