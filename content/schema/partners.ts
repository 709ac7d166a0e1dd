import * as z from "zod";
import { group, href, list, text } from "./fields.ts";
import { pointSchema, stepSchema } from "./page.ts";
import { closingSchema, headedPage, headFacts } from "./page-parts.ts";

/** A partner. */
const partnerSchema = group("One partner.", {
	name: text([2, 40], "The partner's name.", "Quollstone"),
	logo: z
		.string()
		.regex(/^\/partners\/[a-z0-9-]+\.svg$/, "must be /partners/name.svg")
		.meta({
			description:
				"The logo: a square SVG file in frontend/public/partners/, legible on light and dark backgrounds.",
			examples: ["/partners/quollstone.svg"],
		}),
	category: text([3, 40], "The partner's field.", "Sovereign hosting"),
	description: text(
		[60, 300],
		"What the partner does, and what we use it for.",
		"Private cloud in two Australian data centres. We use it where records may not leave the country.",
	),
	website: href,
});
export const partnersSchema = list(
	partnerSchema,
	"The partners in the order shown on the page. Write [] if there are none.",
);

export const partnersPageSchema = group(
	"The Partners page. The partners themselves are in lists/partners.yaml; if meta states their number, keep it correct.",
	{
		...headedPage,
		facts: headFacts(),
		listHeading: text([3, 60], "Heading of the list.", "Our partners"),
		visitLabel: text([2, 40], "The link of each partner.", "Visit Website"),
		logoText: text(
			[3, 40],
			"Description of a logo for people who cannot see it.",
			"{name} logo",
		),
		benefits: group("What a partner gets. Leave it out if there is nothing.", {
			heading: text([3, 60], "Its heading.", "What partners get"),
			points: list(pointSchema, "One after another.", { min: 2, max: 6 }),
		}).optional(),
		steps: group(
			"How to become a partner. Leave it out if there are no steps.",
			{
				heading: text([3, 60], "Its heading.", "How it begins"),
				lead: text(
					[20, 300],
					"Below the heading: how long the whole process takes.",
					"From your first message to the signature it takes about 8 weeks.",
				),
				list: list(stepSchema, "The steps.", { min: 2, max: 6 }),
			},
		).optional(),
		send: group("What to send. Leave it out if that does not matter.", {
			heading: text([3, 60], "Its heading.", "What to send"),
			text: text(
				[20, 300],
				"Before the list.",
				"A page is enough. We ask for the rest when we need it.",
			),
			items: list(
				text(
					[10, 160],
					"One thing, without a full stop.",
					"What the product does, and for whom",
				),
				"What belongs in it.",
				{ min: 2, max: 8 },
			),
		}).optional(),
		closing: closingSchema,
	},
);
