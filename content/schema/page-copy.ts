import { group, text } from "./fields.ts";
import { actionSchema } from "./page-parts.ts";

// Copy shared by every page of one kind; whatever differs between pages is in their own files.

const heading = (example: string) => text([3, 60], "A heading.", example);

const columnName = (what: string, example: string) =>
	text([2, 20], `Name of the column that shows ${what}.`, example);

/** Copy on every service page. */
export const servicePageSchema = group("Headings on every service page.", {
	facts: group("Labels of the facts beside the title.", {
		who: text([2, 20], "Label of who the service is for.", "For"),
		time: text([2, 20], "Label of how long it takes.", "Time"),
		price: text([2, 20], "Label of how it is charged.", "Price"),
		ask: text(
			[2, 20],
			"Label of what a reply costs, and when it arrives.",
			"Reply",
		),
		askText: text(
			[10, 80],
			"What a reply costs, and when it arrives.",
			"Free, usually next business day",
			{ allowsLinks: true },
		),
	}),
	workHeading: heading("How we work"),
	resultHeading: heading("What you get"),
	standardsHeading: heading("Standards and open technologies"),
	questionsHeading: heading("Questions we are asked"),
	siblingsHeading: heading("Similar services"),
});

/** Copy on every service category's page. */
export const categoryPageSchema = group(
	"Words on every service category's page, around those of lists/categories.yaml.",
	{
		servicesHeading: heading("What each service covers"),
		capabilitiesLabel: text([3, 40], "Heading in a card.", "Key Capabilities"),
		moreLabel: text([3, 40], "The link of a card.", "Learn More"),
		closingButton: text(
			[2, 40],
			"The button at the end of each.",
			"Get in Touch",
		),
		comparison: group("The table that compares the services.", {
			heading: heading("Services compared"),
			lead: text(
				[20, 160],
				"The sentence below that heading.",
				"What to expect of each, side by side.",
			),
			service: columnName("the services' names", "Service"),
			who: columnName("whom each is for", "For"),
			time: columnName("how long each takes", "Time"),
			handover: columnName("what is handed over", "You receive"),
			measure: columnName("what is measured", "Measured by"),
		}),
	},
);

/** Words in the picture of an extension, and its description for people who cannot see it. */
export const extensionPictureSchema = group(
	"Words around every extension's drawing; the description of the drawing is in the extension's own file.",
	{
		modelLabel: text([2, 12], "Above the model.", "Model"),
		sourceLabel: text([2, 12], "Above the source.", "Source"),
		anyModel: text([2, 30], "Shown instead of a model's name.", "Your model"),
		anySource: text([2, 30], "Shown instead of a source's name.", "Your data"),
		note: text(
			[20, 160],
			"Follows the description of the drawing.",
			"Model: {model}. Source: {source}.",
		),
		moreLabel: text([3, 40], "The link of an extension's card.", "Learn More"),
		pause: text(
			[3, 40],
			"The button that pauses all diagrams.",
			"Pause the diagrams",
		),
		play: text(
			[3, 40],
			"The same button while they are paused.",
			"Play the diagrams",
		),
	},
);

/** Copy on every extension's page. */
export const extensionPageSchema = group("Words on every extension's page.", {
	demoButton: text([2, 40], "The button at the head.", "Request Demo"),
	back: actionSchema,
	purposeHeading: heading("What it does"),
	useCasesHeading: heading("Use Cases"),
	featuresHeading: heading("Features and benefits"),
	featuresLabel: text([3, 40], "Heading of the features.", "Key Features"),
	benefitsLabel: text([3, 40], "Heading of the benefits.", "Benefits"),
	sourcesHeading: heading("Data sources it can read"),
	closing: group(
		"The call to action at the end of each; its sentences are in the extension's own file.",
		{
			heading: heading("Ready to Get Started"),
			button: text([2, 40], "The words on the button.", "Request Demo"),
		},
	),
});

/** A labelled part of the workflow picture: its name, and a note below it. */
const part = (example: string) =>
	group("A part of the drawing.", {
		name: text([2, 24], "Its name.", example),
		// As many as fit the phone's drawing, with letters spaced as in WCAG 1.4.12.
		note: text([2, 30], "What it is.", "reads, decides, drafts"),
	});

/** Words of the workflow picture, and its full description for people who cannot see it. */
const workflowPictureSchema = group("Words of the drawing.", {
	label: text(
		[60, 400],
		"Everything it shows, for people who cannot see it.",
		"Mail and documents feed a trigger; it starts an agent step; a person approves the result.",
	),
	sources: part("Sources"),
	trigger: part("Trigger"),
	agent: part("Agent step"),
	model: part("Model"),
	check: part("A person checks"),
	systems: part("Systems"),
	record: text([3, 40], "Below the whole drawing.", "Every step is recorded"),
});

/** Copy on every product's page. */
export const productPageSchema = group(
	"Words on every product's page, around its own in products/.",
	{
		demoButton: text([2, 40], "The button at the head.", "Request Demo"),
		workflowHeading: heading("How a workflow runs"),
		workflow: workflowPictureSchema,
		featuresHeading: heading("Core Features"),
		extensionsHeading: heading("Extensions"),
		extensionsLead: text(
			[20, 160],
			"The sentence below that heading.",
			"Each one is a set of workflows, models and connectors made for one kind of work.",
		),
		closing: group("The call to action at the end of each.", {
			heading: text(
				[3, 260],
				"Its heading. {name} is the product's name.",
				"See {name}",
			),
			text: text(
				[3, 260],
				"A sentence below it.",
				"See {name} work on a sample of your own data.",
			),
			button: text([2, 40], "The words on the button.", "Schedule Demo"),
		}),
	},
);
