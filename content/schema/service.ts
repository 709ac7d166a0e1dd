import * as z from "zod/mini";
import { href, icon, metaSchema, pictureSchema, slug, text } from "./fields.ts";

const serviceCardSchema = z.strictObject({
	icon,
	title: text(3, 60),
	description: text(60, 400),
});

const solutionCardSchema = z.strictObject({
	cardTitle: text(3, 60),
	cardDescription: text(40, 300),
	contentItems: z
		.array(
			z.strictObject({
				icon,
				heading: text(3, 60),
				description: text(40, 320),
			}),
		)
		.check(z.length(3)),
});

const lifecycleSchema = z.strictObject({
	heading: text(3, 60),
	lifecycleItems: z
		.array(
			z.strictObject({
				step: z.number().check(z.int(), z.gte(1), z.lte(5)),
				icon,
				title: text(3, 30),
				description: text(20, 180),
			}),
		)
		.check(z.length(5)),
});

const callToActionSchema = z.strictObject({
	heading: text(3, 80),
	description: text(20, 240),
	buttonText: text(3, 40),
	buttonLink: href,
});

/** One service: its page (docs/behaviour.md, "Services"), its menu entry and its card on the category page. */
export const serviceSchema = z.strictObject({
	/** Last part of the page's address, and the name of the file. */
	id: slug,
	/** Place among its neighbours in the menu and on the category page; smaller comes first. */
	order: z.number(),
	/** false keeps the page reachable and searchable, but out of menus and category pages. */
	listed: z.boolean(),
	/** Short form for menus, cards and search results. */
	menu: z.strictObject({
		label: text(3, 34),
		description: text(20, 70),
		icon,
	}),
	/** The 'Key Capabilities' on the category page's card. */
	keyCapabilities: z.array(text(3, 60)).check(z.minLength(3), z.maxLength(5)),
	meta: metaSchema,
	pageTitle: text(3, 60),
	pageDescription: text(120, 480),
	/** What one wants to know first, beside the title. */
	facts: z.optional(
		z.strictObject({
			/** Whom the service is for. */
			who: text(3, 70),
			/** How long it takes. */
			time: text(3, 70),
			/** What decides the price, or how it is charged. */
			price: z.optional(text(3, 70)),
		}),
	),
	serviceCards: z.array(serviceCardSchema).check(z.length(3)),
	solutionCards: z.array(solutionCardSchema).check(z.length(2)),
	serviceLifecycleFlow: z.optional(lifecycleSchema),
	/** Named standards and open technologies that the work follows, as the field writes them. */
	standards: z.array(text(2, 40)).check(z.minLength(3), z.maxLength(8)),
	/** What clients really ask before they buy. */
	questions: z.optional(
		z
			.array(z.strictObject({ question: text(10, 120), answer: text(60, 500) }))
			.check(z.minLength(2), z.maxLength(4)),
	),
	callToAction: z.optional(callToActionSchema),
});
export type Service = z.infer<typeof serviceSchema>;

/** A service as its category's page shows it. */
export type ServiceCard = {
	id: string;
	title: string;
	description: string;
	keyCapabilities: string[];
	icon: string;
};

/** A service category and the words of its page. */
export const categorySchema = z.strictObject({
	/** Last part of the page's address, and the folder of its services. */
	id: slug,
	picture: z.optional(pictureSchema),
	menu: z.strictObject({
		label: text(3, 34),
		description: text(20, 90),
		icon,
	}),
	meta: metaSchema,
	title: text(3, 60),
	description: text(120, 480),
});
export type Category = z.infer<typeof categorySchema>;
