import * as z from "zod";
import { group, icon, list, text } from "./fields.ts";
import { kind, label, note, number, shared } from "./figure-parts.ts";
import { rangeSchema, seriesSchema } from "./figure-plots.ts";

const stepSchema = group("One step.", {
	label: label("What happens, in a few words.", "Go or no-go"),
	note: note.optional(),
	icon: icon.optional(),
	person: text(
		2,
		40,
		"Who decides here, where somebody does; the step then stands out.",
		"The wave's owner decides",
	).optional(),
	branch: group("Where the way parts: what happens otherwise.", {
		label: label("When, or where to.", "One threshold missed"),
		note: text(3, 80, "What then.", "We stop and go home").optional(),
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
const flowSchema = group("Steps from left to right, on a phone downwards.", {
	kind: kind("flow"),
	...shared,
	steps: list(stepSchema, "From first to last.", { min: 1, max: 12 }),
}).refine(
	({ steps }) => steps.every(({ back }, index) => !back || back.to <= index),
	"has a way back that leads to no earlier step",
);
export type Flow = z.infer<typeof flowSchema>;

/** Events over time, in hours, days, weeks or months. */
const timelineSchema = group("A line of time with what happens when.", {
	kind: kind("timeline"),
	...shared,
	scale: z.enum(["linear", "root"]).meta({
		description:
			"linear keeps all distances true; root gives the beginning more room.",
		examples: ["root"],
	}),
	ticks: list(
		group("A time that is named.", {
			at: number("Where on the line, in a unit of your choice.", 12),
			label: text(1, 20, "Its name.", "12 h"),
		}),
		"Names of times below the line. One that would cover its neighbour is left out.",
		{ min: 2, max: 13 },
	),
	marks: list(
		group("What happens at a moment.", {
			at: number("When, in the unit of the ticks.", 12),
			when: text(2, 32, "The time in words.", "End of day one"),
			label: label("What happens.", "A working theory"),
			note: note.optional(),
			stands: z
				.boolean()
				.meta({
					description: "true for the mark to look at. Leave it out otherwise.",
					examples: [true],
				})
				.optional(),
		}),
		"What happens, above the line.",
		{ min: 1, max: 12 },
	),
	spans: list(
		group("What lasts.", {
			from: number("When it begins, in the unit of the ticks.", 0),
			to: number("When it ends.", 72),
			label: text(2, 90, "What it is.", "A report every four hours"),
		}),
		"What lasts from one time to another, below the line.",
		{ min: 1, max: 6 },
	).optional(),
}).refine(
	({ spans = [] }) => spans.every(({ from, to }) => from < to),
	"has a span that ends before it begins",
);
export type Timeline = z.infer<typeof timelineSchema>;

const layersSchema = group("What stands on what, and who owns which.", {
	kind: kind("layers"),
	...shared,
	layers: list(
		group("One layer.", {
			label: label("What it is. No two layers have the same.", "Network"),
			note: text(
				3,
				140,
				"A clause beside it, without a full stop.",
				"Policy between the pods, a gateway at the edge",
			).optional(),
			owner: text(
				2,
				40,
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

const matrixSchema = group("Whose duty is what.", {
	kind: kind("matrix"),
	...shared,
	people: list(
		text(2, 32, "A person or a team.", "Duty manager"),
		"One a column.",
		{ min: 1, max: 4 },
	),
	rows: list(
		group("One duty.", {
			label: text(
				2,
				70,
				"What is to be done. No two rows have the same.",
				"Stopping a system",
			),
			duties: z.array(duty).meta({
				description: "One for each of the people, in their order.",
			}),
		}),
		"One duty a row.",
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
	before: text(2, 32, "Over the left column.", "Before"),
	after: text(2, 32, "Over the right column.", "After"),
	rows: list(
		group("One thing that changes.", {
			label: label("What it is. No two rows have the same.", "Release"),
			before: text(2, 110, "How it was.", "A Friday batch"),
			after: text(2, 110, "How it is then.", "One change at a time"),
		}),
		"One change a row.",
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
			"What the page explains, as a drawing below its head. Its kind says which fields it has. Leave it out where there is nothing to draw.",
	});
export type Figure = z.infer<typeof figureSchema>;
