import * as z from "zod/mini";
import { text } from "./fields.ts";
import { actionSchema } from "./page.ts";

// Words that stand on every page of one kind; what differs from page to page is in its own file.

/** May hold {name}, which the page fills in. */
const named = text(3, 260);

/** On every service page. */
export const servicePageSchema = z.strictObject({
	/** Names of the facts beside the title, and the one that is the same for all. */
	facts: z.strictObject({
		who: text(2, 20),
		time: text(2, 20),
		price: text(2, 20),
		ask: text(2, 20),
		askText: text(10, 80),
	}),
	workHeading: text(3, 60),
	resultHeading: text(3, 60),
	standardsHeading: text(3, 60),
	questionsHeading: text(3, 60),
});
export type ServicePageWords = z.infer<typeof servicePageSchema>;

/** On every service category's page. */
export const categoryPageSchema = z.strictObject({
	servicesHeading: text(3, 60),
	capabilitiesLabel: text(3, 40),
	moreLabel: text(3, 40),
	closing: z.strictObject({
		heading: text(3, 80),
		text: text(20, 260),
		button: text(2, 40),
	}),
});
export type CategoryPageWords = z.infer<typeof categoryPageSchema>;

/** Words in the picture of an extension, and what is said of it to those who do not see it. */
export const extensionPictureSchema = z.strictObject({
	modelLabel: text(2, 12),
	sourceLabel: text(2, 12),
	/** In place of a name where none turns. */
	anyModel: text(2, 30),
	anySource: text(2, 30),
	/** Follows the extension's own sentence; {model} and {source} are filled in. */
	note: text(20, 160),
});
export type ExtensionPictureWords = z.infer<typeof extensionPictureSchema>;

/** On every extension's page. */
export const extensionPageSchema = z.strictObject({
	demoButton: text(2, 40),
	/** The way back to the platform, here and where an extension is missing. */
	back: actionSchema,
	purposeHeading: text(3, 60),
	useCasesHeading: text(3, 60),
	featuresHeading: text(3, 60),
	featuresLabel: text(3, 40),
	benefitsLabel: text(3, 40),
	sourcesHeading: text(3, 60),
	sourcesLead: text(20, 160),
	closing: z.strictObject({ heading: named, text: named, button: text(2, 40) }),
});
export type ExtensionPageWords = z.infer<typeof extensionPageSchema>;

/** A station of the workflow picture: its name, and below it what it is. */
const stationSchema = z.strictObject({ name: text(2, 24), note: text(2, 40) });

/** Words of the workflow picture, and all of it said to those who do not see it. */
const workflowPictureSchema = z.strictObject({
	label: text(60, 400),
	sources: stationSchema,
	trigger: stationSchema,
	agent: stationSchema,
	model: stationSchema,
	check: stationSchema,
	systems: stationSchema,
	record: text(3, 40),
});

/** On every product's page. */
export const productPageSchema = z.strictObject({
	demoButton: text(2, 40),
	workflowHeading: text(3, 60),
	workflow: workflowPictureSchema,
	featuresHeading: text(3, 60),
	extensionsHeading: text(3, 60),
	extensionsLead: text(20, 160),
	closing: z.strictObject({ heading: named, text: named, button: text(2, 40) }),
});
export type ProductPageWords = z.infer<typeof productPageSchema>;
