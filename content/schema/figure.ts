import * as z from "zod";
import { group, icon, list, text } from "./fields.ts";
import { kind, label, note, number, shared } from "./figure-parts.ts";
import { rangeSchema, seriesSchema } from "./figure-plots.ts";

const stepSchema = group("One step.", {
	label: label("What happens, in a few words.", "Go or no-go"),
	note: note.optional(),
	icon: icon.optional(),
	person: text(
		[2, 40],
		"Who decides here, if anyone does; the step is then highlighted.",
		"The wave's owner decides",
	).optional(),
	branch: group("A branch: what happens otherwise.", {
		label: label(
			"When it is taken, or where it leads.",
			"One threshold missed",
		),
		note: text([3, 80], "What happens then.", "We stop and go home").optional(),
	}).optional(),
	back: group("A way back to an earlier step.", {
		to: z
			.int()
			.min(1)
			.meta({
				description: "Which step it leads to; the first is 1.",
				examples: [1],
			}),
		label: label("When it is taken.", "Edited or refused"),
	}).optional(),
});

/** One step after another, for example from a signal to an action. */
const flowSchema = group(
	"Steps from left to right, or from top to bottom on a phone.",
	{
		kind: kind("flow"),
		...shared,
		steps: list(stepSchema, "From first to last.", { min: 1, max: 12 }),
	},
).refine(
	({ steps }) => steps.every(({ back }, index) => !back || back.to <= index),
	"has a step whose back.to is not the number of an earlier step",
);
export type Flow = z.infer<typeof flowSchema>;

/** Events over time, in hours, days, weeks or months. */
const timelineSchema = group("A timeline of events.", {
	kind: kind("timeline"),
	...shared,
	scale: z.enum(["linear", "root"]).meta({
		description:
			"linear keeps all distances to scale; root gives the beginning more room.",
		examples: ["root"],
	}),
	ticks: list(
		group("A labelled time.", {
			at: number("Position on the line, in a unit of your choice.", 12),
			label: text([1, 20], "Its name.", "12 h"),
		}),
		"Labels of times below the line. One that would overlap its neighbour is left out.",
		{ min: 2, max: 13 },
	),
	marks: list(
		group("What happens at a moment.", {
			at: number("When, in the unit of the ticks.", 12),
			when: text([2, 32], "The time in words.", "End of day one"),
			label: label("What happens.", "A working theory"),
			note: note.optional(),
			highlighted: z
				.boolean()
				.meta({
					description:
						"true for the mark to highlight. Leave it out for all others.",
					examples: [true],
				})
				.optional(),
		}),
		"What happens, above the line.",
		{ min: 1, max: 12 },
	),
	spans: list(
		group("Something that takes time.", {
			from: number("When it begins, in the unit of the ticks.", 0),
			to: number("When it ends.", 72),
			label: text([2, 90], "What it is.", "A report every four hours"),
		}),
		"What lasts from one time to another, below the line.",
		{ min: 1, max: 6 },
	).optional(),
}).refine(
	({ spans = [] }) => spans.every(({ from, to }) => from < to),
	'has a span whose "to" is not after its "from"',
);
export type Timeline = z.infer<typeof timelineSchema>;

const layersSchema = group("Layers on top of each other, and who owns each.", {
	kind: kind("layers"),
	...shared,
	layers: list(
		group("One layer.", {
			label: label(
				"What it is. Each layer's label must be different.",
				"Network",
			),
			note: text(
				[3, 140],
				"A clause beside it, without a full stop.",
				"Policy between the pods, a gateway at the edge",
			).optional(),
			owner: text(
				[2, 40],
				"Who answers for it, or when it matters.",
				"Platform team",
			).optional(),
		}),
		"The lowest first.",
		{ min: 1, max: 12 },
	),
});
export type Layers = z.infer<typeof layersSchema>;

const duty = z.enum(["does", "approves", "helps", "told", "none"]).meta({
	description:
		"does, approves, helps, told or none; interface/figure.yaml has the words for each.",
	examples: ["approves"],
});
export const duties = duty.options;
export type Duty = z.infer<typeof duty>;

const matrixSchema = group("Who has which duty.", {
	kind: kind("matrix"),
	...shared,
	people: list(
		text([2, 32], "A person or a team.", "Duty manager"),
		"One per column.",
		{ min: 1, max: 4 },
	),
	rows: list(
		group("One duty.", {
			label: text(
				[2, 70],
				"What has to be done. Each row's label must be different.",
				"Stopping a system",
			),
			duties: z.array(duty).meta({
				description: "One for each of the people, in the same order.",
			}),
		}),
		"One duty per row.",
		{ min: 1, max: 12 },
	),
}).refine(
	({ people, rows }) =>
		rows.every(({ duties }) => duties.length === people.length),
	"has a row without one duty for each of the people",
);
export type Matrix = z.infer<typeof matrixSchema>;

const beforeAfterSchema = group("What changes, side by side.", {
	kind: kind("before-after"),
	...shared,
	before: text([2, 32], "Over the left column.", "Before"),
	after: text([2, 32], "Over the right column.", "After"),
	rows: list(
		group("One thing that changes.", {
			label: label(
				"What it is. Each row's label must be different.",
				"Release",
			),
			before: text([2, 110], "How it was.", "A Friday batch"),
			after: text([2, 110], "How it is afterwards.", "One change at a time"),
		}),
		"One change per row.",
		{ min: 1, max: 12 },
	),
});
export type BeforeAfter = z.infer<typeof beforeAfterSchema>;

/** A drawing that explains something on a page, rendered by frontend/figures/. */
export const figureSchema = z
	.discriminatedUnion("kind", [
		flowSchema,
		timelineSchema,
		layersSchema,
		matrixSchema,
		beforeAfterSchema,
		seriesSchema,
		rangeSchema,
	])
	.meta({
		id: "figure",
		description:
			"A drawing below the page's heading that explains its topic. Its kind determines which fields it has. Leave it out if there is nothing to draw.",
	});
export type Figure = z.infer<typeof figureSchema>;
