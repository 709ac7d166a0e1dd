import * as z from "zod";
import {
	actionSchema,
	closingSchema,
	day,
	group,
	headed,
	href,
	list,
	text,
} from "./fields.ts";
import { figureSchema } from "./figure.ts";
import { pointSchema } from "./page.ts";
import { urgentSchema } from "./urgent.ts";

const employmentTypes = [
	"Full-time",
	"Part-time",
	"Contract",
	"Temporary",
	"Internship",
] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** An open position. */
const jobSchema = group(
	"One open position. It has either a place, or for remote work applicantsFrom.",
	{
		title: text(3, 60, "What the position is called.", "Platform Engineer"),
		department: text(3, 40, "The part of the company.", "Cloud"),
		location: text(3, 40, "Where, as visitors read it.", "Sydney"),
		type: z.enum(employmentTypes).meta({
			description: "The kind of employment.",
			examples: ["Full-time"],
		}),
		posted: day("The day on which it was put on the site."),
		place: group(
			"Where the work is, for job searches. Leave it out for remote work.",
			{
				city: text(2, 40, "The city.", "Sydney"),
				region: text(2, 40, "The state.", "NSW"),
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
			2,
			40,
			"For remote work: the country from which people may apply.",
			"Australia",
		).optional(),
		summary: text(
			80,
			500,
			"Two or three sentences on the work itself.",
			"You take models from a notebook to a monitored service, and you can tell a client when a simple rule would do.",
		),
	},
).refine(
	(job) => Boolean(job.place) !== Boolean(job.applicantsFrom),
	"needs either a place or applicantsFrom",
);
export const jobsSchema = list(
	jobSchema,
	"The open positions, in the order in which the page shows them. [] where there is none.",
);
export type Job = z.infer<typeof jobSchema>;

export const careersSchema = group(
	"The Careers page. The positions themselves stand in lists/jobs.yaml.",
	{
		...headed,
		figure: figureSchema.optional(),
		reasonsHeading: text(3, 60, "Heading of the reasons.", "Why join us"),
		reasons: list(pointSchema, "Why to work here.", { min: 3, max: 3 }),
		jobsHeading: text(3, 60, "Heading of the positions.", "Open positions"),
		postedLabel: text(2, 20, "Stands before the day.", "Posted"),
		applyLabel: text(2, 40, "The button of each position.", "Apply Now"),
		noJobs: text(
			20,
			200,
			"Stands in the list's place where no position is open.",
			"No position is open at the moment. You are welcome to write to us all the same.",
		),
	},
);

/** A partner. */
const partnerSchema = group("One partner.", {
	name: text(2, 40, "The partner's name.", "Quollstone"),
	logo: z
		.string()
		.regex(/^\/partners\/[a-z0-9-]+\.svg$/, "must be /partners/name.svg")
		.meta({
			description:
				"The logo: a square SVG file in frontend/public/partners/, legible on light and on dark.",
			examples: ["/partners/quollstone.svg"],
		}),
	category: text(3, 40, "The partner's field.", "Sovereign hosting"),
	description: text(
		60,
		300,
		"What the partner does, and what we use it for.",
		"Private cloud in two Australian data centres. We use it where records may not leave the country.",
	),
	website: href,
});
export const partnersSchema = list(
	partnerSchema,
	"The partners, in the order in which the page shows them. [] where there is none.",
);

export const partnersPageSchema = group(
	"The Partners page. The partners themselves stand in lists/partners.yaml; where meta names their number, keep it true.",
	{
		...headed,
		listHeading: text(3, 60, "Heading of the list.", "Our partners"),
		visitLabel: text(2, 40, "The link of each partner.", "Visit Website"),
		logoText: text(
			3,
			40,
			"Said of a logo to those who do not see it.",
			"{name} logo",
			{ fills: ["name"] },
		),
		closing: closingSchema,
	},
);

const opening = (when: string, example: string, fills: string[] = []) =>
	text(10, 200, `How the message begins for ${when}.`, example, { fills });

export const contactPageSchema = group("The Contact page.", {
	...headed,
	formHeading: text(3, 60, "Heading of the form.", "Send a message"),
	factsHeading: text(3, 60, "Heading of the facts.", "Contact information"),
	sendLabel: text(2, 40, "The button of the form.", "Send message"),
	sendingLabel: text(2, 40, "The same button meanwhile.", "Sending …"),
	urgent: urgentSchema,
	support: group("The part on customer support.", {
		heading: text(3, 60, "Its heading.", "Customer Support"),
		text: text(
			20,
			300,
			"What support there is, and what to tell it; stands where site.ts has a telephone number or an address that is staffed at any hour.",
			"The support team is available 24/7.",
		),
		withoutChannel: text(
			20,
			300,
			"Stands in its place where site.ts has neither.",
			"Support has no telephone number and no address of its own.",
		),
		action: actionSchema,
	}),
	prefill: group("Opening of the message for what a visitor comes for.", {
		demo: opening("a demo", "I would like a demo of {product}.", ["product"]),
		service: opening(
			"a service",
			"I would like to talk to you about {service}.",
			["service"],
		),
		role: opening(
			"a position",
			"I would like to apply for the position of {role}.",
			["role"],
		),
		support: opening("support", "I am a customer and need support:"),
		partner: opening(
			"a partner",
			"I would like to discuss becoming a partner.",
		),
		security: opening("a security issue", "I would like to report a fault:"),
	}),
	privacyNote: text(
		40,
		300,
		"What we do with the message, shown below the button. May hold one [link](/legal/privacy).",
		"We use these details to answer you. The [Privacy Policy](/legal/privacy) has the details.",
	),
});
