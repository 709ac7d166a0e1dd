import type * as z from "zod";
import { group, icon, list, slug, text } from "./fields.ts";
import { figureSchema } from "./figure.ts";
import { alsoCalled, metaSchema, pictureSchema } from "./page-parts.ts";

/** A service category and the copy of its page. */
const categorySchema = group("One category of services.", {
	id: slug(
		"Name of the folder that holds its services; its page's address ends with it. Must be unique.",
		"cyber-security",
	),
	picture: pictureSchema.optional(),
	figure: figureSchema.optional(),
	menu: group("Its short form, for the menu, the footer and the home page.", {
		label: text([2, 34], "Its name in the menu.", "Cyber Security"),
		description: text(
			[20, 90],
			"One line below the name.",
			"Testing, detection and response, measured against named controls",
		),
		icon,
	}),
	alsoCalled,
	meta: metaSchema,
	title: text([2, 60], "The page's heading.", "Cyber Security Solutions"),
	description: text(
		[120, 480],
		"The introduction below the heading. No other category, service or extension may use the same sentences.",
		"We test systems the way attackers approach them, close the gaps in order of business risk and build the logging and response that limit damage when something gets through.",
	),
	closing: group("The call to action at the end of its page.", {
		heading: text([3, 80], "Its heading.", "Not sure what to test first?"),
		text: text(
			[20, 260],
			"One or two sentences below it.",
			"Tell us which attack would hurt you most. We propose where to look.",
		),
	}),
});
export const categoriesSchema = list(
	categorySchema,
	"The categories of services, in the order used by menu, footer and home page.",
	{ min: 1 },
);
export type Category = z.infer<typeof categorySchema>;

/** A service as shown on its category's page. */
export type ServiceCard = {
	id: string;
	title: string;
	description: string;
	keyCapabilities: string[];
	icon: string;
};

/** A service in its category's comparison table, which leaves out the price: it is agreed with each client. */
export type ComparedService = {
	id: string;
	title: string;
	facts: Record<"who" | "time" | "handover" | "measure", string>;
};

/** A category's page: its own copy and its services. */
export type CategoryContent = {
	category: Omit<Category, "figure" | "alsoCalled">;
	services: ServiceCard[];
	compared: ComparedService[];
};
