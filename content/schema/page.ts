import * as z from "zod/mini";
import { severities, statuses } from "./advisory-terms.ts";
import { day, href, icon, metaSchema, text } from "./fields.ts";

/** Button or link text with its target. */
export const actionSchema = z.strictObject({
	label: text(2, 40),
	href,
});

/** A short named point with a picture, as on the About and Careers pages. */
const pointSchema = z.strictObject({
	icon,
	label: text(2, 60),
	text: text(30, 400),
});

/** The closing call to action of a page. */
const closingSchema = z.strictObject({
	heading: text(3, 80),
	text: text(20, 260),
	action: actionSchema,
});

/** A page that is mostly a heading above something else: news, research, docs and the like. */
const headed = {
	meta: metaSchema,
	heading: text(2, 80),
	intro: text(20, 320),
};

export const homeSchema = z.strictObject({
	meta: metaSchema,
	heading: text(10, 90),
	intro: text(60, 320),
	primary: actionSchema,
	secondary: actionSchema,
	platform: z.strictObject({
		heading: text(3, 80),
		text: text(60, 400),
		moreLabel: text(2, 40),
		/** Leads to the platform, whose name stands for {name}. */
		allLabel: text(2, 40),
	}),
	services: z.strictObject({
		heading: text(3, 80),
		text: text(60, 400),
		exploreLabel: text(2, 40),
	}),
	figuresHeading: text(3, 60),
	/** Three or four figures that are true of us, each with what it means. */
	figures: z
		.array(z.strictObject({ value: text(1, 12), label: text(5, 90) }))
		.check(z.minLength(3), z.maxLength(4)),
	closing: closingSchema,
});
export type HomeContent = z.infer<typeof homeSchema>;

/** About (docs/behaviour.md, "Company and legal"): sections of text or of points. */
export const aboutSchema = z.strictObject({
	meta: metaSchema,
	title: text(2, 40),
	heading: text(3, 90),
	sections: z
		.array(
			z.strictObject({
				name: text(2, 40),
				text: z.optional(z.array(text(40, 900))),
				points: z.optional(z.array(pointSchema)),
			}),
		)
		.check(z.length(6)),
	closing: closingSchema,
});
export type AboutContent = z.infer<typeof aboutSchema>;

const employmentTypes = [
	"Full-time",
	"Part-time",
	"Contract",
	"Temporary",
	"Internship",
] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** An open position. */
const jobSchema = z
	.strictObject({
		title: text(3, 60),
		department: text(3, 40),
		location: text(3, 40),
		type: z.enum(employmentTypes),
		/** Two or three sentences on the work itself. */
		summary: text(80, 500),
		/** The day on which it was put on the site, as YYYY-MM-DD. */
		posted: day,
		/** Where the work is, for job searches; without one it is remote. */
		place: z.optional(
			z.strictObject({
				city: text(2, 40),
				region: text(2, 40),
				/** Two letters, as ISO 3166 has them. */
				country: z
					.string()
					.check(z.regex(/^[A-Z]{2}$/, "must be two capital letters")),
			}),
		),
		/** Remote: the country from which people may apply. */
		applicantsFrom: z.optional(text(2, 40)),
	})
	.check(
		z.refine(
			(job) => Boolean(job.place) !== Boolean(job.applicantsFrom),
			"needs either a place or applicantsFrom",
		),
	);
export type Job = z.infer<typeof jobSchema>;

export const careersSchema = z.strictObject({
	...headed,
	reasonsHeading: text(3, 60),
	reasons: z.array(pointSchema).check(z.length(3)),
	jobsHeading: text(3, 60),
	postedLabel: text(2, 20),
	applyLabel: text(2, 40),
	jobs: z.array(jobSchema),
});
export type CareersContent = z.infer<typeof careersSchema>;

/** A partner. The logo is a simple mark, drawn from its name by the page. */
const partnerSchema = z.strictObject({
	name: text(2, 40),
	/** Path of an SVG file in frontend/public. */
	logo: z
		.string()
		.check(
			z.regex(/^\/partners\/[a-z0-9-]+\.svg$/, "must be /partners/name.svg"),
		),
	description: text(60, 300),
	website: href,
	category: text(3, 40),
});

export const partnersSchema = z.strictObject({
	...headed,
	listHeading: text(3, 60),
	visitLabel: text(2, 40),
	partners: z.array(partnerSchema),
	closing: closingSchema,
});
export type PartnersContent = z.infer<typeof partnersSchema>;

export const contactPageSchema = z.strictObject({
	...headed,
	formHeading: text(3, 60),
	factsHeading: text(3, 60),
	support: z.strictObject({
		heading: text(3, 60),
		text: text(20, 300),
		action: actionSchema,
	}),
	/** Opening of the message for a recognised query. */
	prefill: z.strictObject({
		/** {product} is the product's name, and the extension's behind it where one is meant. */
		demo: text(10, 200),
		/** {service} is the service's name in the menu. */
		service: text(10, 200),
		role: text(10, 200),
		support: text(10, 200),
		partner: text(10, 200),
		security: text(10, 200),
	}),
	/** What we do with the message, shown below the button; may hold one [link](/path). */
	privacyNote: text(40, 300),
});
export type ContactContent = z.infer<typeof contactPageSchema>;

/** A paragraph, or a list; both may hold links as [label](href). */
const blockSchema = z.union([
	text(20, 1200),
	z.strictObject({ list: z.array(text(3, 400)).check(z.minLength(2)) }),
]);

export const legalSchema = z.strictObject({
	meta: metaSchema,
	heading: text(3, 60),
	/** Shown as "Last updated …". */
	updated: z.optional(text(8, 30)),
	intro: text(60, 900),
	sections: z
		.array(
			z.strictObject({
				heading: text(3, 80),
				/** A short label beside the heading, for example "Required". */
				badge: z.optional(text(3, 20)),
				icon: z.optional(icon),
				blocks: z.array(blockSchema).check(z.minLength(1)),
				actions: z.optional(z.array(actionSchema)),
			}),
		)
		.check(z.minLength(2)),
	/** Certification badges (security policy). */
	badges: z.optional(z.array(text(3, 40))),
});
export type LegalContent = z.infer<typeof legalSchema>;

/** A security advisory (docs/behaviour.md, "Security advisories"). */
const advisorySchema = z.strictObject({
	id: z
		.string()
		.check(z.regex(/^MSEC-\d{4}-\d{3}$/, "must look like MSEC-2024-001")),
	title: text(10, 100),
	severity: z.enum(severities),
	status: z.enum(statuses),
	description: text(60, 500),
	date: day,
	affectedSystems: z.array(text(2, 60)).check(z.minLength(1)),
	/** Shown when the details are opened: paragraphs on cause, effect and what to do. */
	details: z.array(text(40, 700)).check(z.minLength(2)),
});
export type Advisory = z.infer<typeof advisorySchema>;

export const advisoriesSchema = z.strictObject({
	...headed,
	advisories: z.array(advisorySchema),
});
export type AdvisoriesContent = z.infer<typeof advisoriesSchema>;

export const docsSchema = z.strictObject({
	...headed,
	searchLabel: text(2, 40),
	openLabel: text(2, 40),
	sidebar: z.array(
		z.strictObject({
			heading: text(3, 40),
			links: z.array(actionSchema).check(z.length(3)),
		}),
	),
	welcome: z.array(
		z.strictObject({ icon, ...actionSchema.shape, text: text(30, 300) }),
	),
	body: z.array(text(40, 900)).check(z.minLength(1)),
});
export type DocsContent = z.infer<typeof docsSchema>;

/** A list that comes from outside, and its states (docs/behaviour.md, "News" and "Papers"). */
export const feedPageSchema = z.strictObject({
	...headed,
	searchLabel: text(5, 60),
	loading: text(5, 60),
	error: z.strictObject({ heading: text(5, 60), text: text(5, 120) }),
	empty: z.strictObject({ heading: text(5, 60), text: text(5, 120) }),
});
export type FeedPageContent = z.infer<typeof feedPageSchema>;

export const notFoundSchema = z.strictObject({
	title: text(3, 40),
	heading: text(3, 60),
	text: text(20, 160),
	actions: z.array(actionSchema).check(z.minLength(1)),
	suggestionsHeading: text(3, 60),
});
export type NotFoundContent = z.infer<typeof notFoundSchema>;

/** Where something failed in the browser: a page, a part of one, or the code for either. */
export const brokenSchema = z.strictObject({
	heading: text(3, 60),
	text: text(20, 200),
	part: text(10, 80),
	chunk: text(10, 80),
	reloadLabel: text(2, 40),
	homeLabel: text(2, 40),
});
export type BrokenContent = z.infer<typeof brokenSchema>;
