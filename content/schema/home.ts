import type * as z from "zod";
import { group, list, text } from "./fields.ts";
import { actionSchema, closingSchema, metaSchema } from "./page-parts.ts";

export const homeSchema = group("The home page.", {
	meta: metaSchema,
	heading: text(
		[10, 90],
		"The page's heading.",
		"Systems your own people can run, explain and change",
	),
	intro: text(
		[60, 320],
		"The introduction below the heading.",
		"We build beside your engineers, write down what was decided and measure the result.",
	),
	primary: actionSchema,
	secondary: actionSchema,
	platform: group("The section on the platform and its extensions.", {
		heading: text([3, 80], "Its heading.", "Automation you can inspect"),
		text: text(
			[60, 400],
			"The introduction below it.",
			"Draw a workflow from more than 800 integrations and mark the points where a person must approve.",
		),
		moreLabel: text([2, 40], "The link of each extension.", "Learn More"),
		allLabel: text(
			[2, 40],
			"The button that leads to the platform.",
			"All of {name}",
		),
	}),
	services: group("The section on the services.", {
		heading: text(
			[3, 80],
			"Its heading.",
			"Four practices, one lead per project",
		),
		text: text(
			[60, 400],
			"The introduction below it.",
			"Our practices share reviews and standards, so a project that crosses them has one plan and one contract.",
		),
		exploreLabel: text([2, 40], "The button of each category.", "Explore"),
	}),
	figuresHeading: text(
		[3, 60],
		"Name of the row of figures, for screen readers.",
		"In figures",
	),
	figures: list(
		group("One figure.", {
			value: text([1, 12], "The figure itself.", "24/7"),
			label: text(
				[5, 90],
				"What it counts.",
				"customer support, weekends included",
			),
		}),
		"Figures that are true of us.",
		{ min: 3, max: 4 },
	),
	spotlight: group(
		"Labels of the spotlight, which shows one menu entry after another; for screen readers.",
		{
			label: text([3, 40], "Its name.", "Spotlight"),
			previous: text([3, 40], "The button back.", "Previous"),
			next: text([3, 40], "The button forward.", "Next"),
			pause: text(
				[3, 40],
				"The button that pauses it and everything else that moves.",
				"Pause the animations",
			),
			play: text(
				[3, 40],
				"The same button while it is paused.",
				"Play the animations",
			),
			place: text(
				[3, 60],
				"Read out after each step.",
				"{number} of {total}: {entry}",
			),
		},
	),
	closing: closingSchema,
});
export type HomeContent = z.infer<typeof homeSchema>;
