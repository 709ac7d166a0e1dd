import * as z from "zod/mini";
import { icon, text } from "./fields.ts";

/** What every figure has, whatever its kind. */
const shared = {
	/** What the figure shows, as a short heading over it. */
	title: text(3, 70),
	/** One sentence that says how to read it or what follows from it. */
	caption: text(20, 220),
};

const stepSchema = z.strictObject({
	/** What happens, in a few words. */
	label: text(2, 48),
	/** A clause or two below it. */
	note: z.optional(text(3, 110)),
	/** An icon of the Lucide set in the step's ring; without one the step is a plain ring. */
	icon: z.optional(icon),
	/** Who decides or approves here; such a step stands out. */
	person: z.optional(text(2, 40)),
	/** Where the way parts: what happens otherwise. */
	branch: z.optional(
		z.strictObject({ label: text(2, 48), note: z.optional(text(3, 80)) }),
	),
	/** A way back to an earlier step, by its number from 1, and when it is taken. */
	back: z.optional(
		z.strictObject({
			to: z.number().check(z.int(), z.gte(1)),
			label: text(2, 48),
		}),
	),
});

/** One step after another, such as a signal's way to an action. */
const flowSchema = z
	.strictObject({
		kind: z.literal("flow"),
		...shared,
		/** From first to last. */
		steps: z.array(stepSchema).check(z.minLength(1), z.maxLength(12)),
	})
	.check(
		z.refine(
			({ steps }) =>
				steps.every(({ back }, index) => !back || back.to <= index),
			"a way back must lead to an earlier step",
		),
	);
export type Flow = z.infer<typeof flowSchema>;

/** What happens when, in hours, days, weeks or months. */
const timelineSchema = z
	.strictObject({
		kind: z.literal("timeline"),
		...shared,
		/** `linear` keeps all distances true; `root` gives the beginning more room. */
		scale: z.enum(["linear", "root"]),
		/** Names of times under the line. */
		ticks: z
			.array(z.strictObject({ at: z.number(), label: text(1, 20) }))
			.check(z.minLength(2), z.maxLength(13)),
		/** What happens at a moment. */
		marks: z
			.array(
				z.strictObject({
					/** The time, in the unit of the ticks. */
					at: z.number(),
					/** The time in words. */
					when: text(2, 32),
					label: text(2, 48),
					note: z.optional(text(3, 110)),
					/** The one mark to look at. */
					stands: z.optional(z.boolean()),
				}),
			)
			.check(z.minLength(1), z.maxLength(12)),
		/** What lasts from one time to another. */
		spans: z.optional(
			z
				.array(
					z.strictObject({
						from: z.number(),
						to: z.number(),
						label: text(2, 90),
					}),
				)
				.check(z.maxLength(6)),
		),
	})
	.check(
		z.refine(
			({ spans = [] }) => spans.every(({ from, to }) => from < to),
			"a span must end after it begins",
		),
	);
export type Timeline = z.infer<typeof timelineSchema>;

/** What stands on what, from the ground up, and who owns which. */
const layersSchema = z.strictObject({
	kind: z.literal("layers"),
	...shared,
	/** The lowest first. */
	layers: z
		.array(
			z.strictObject({
				label: text(2, 48),
				note: z.optional(text(3, 140)),
				/** Who owns it or answers for it. */
				owner: z.optional(text(2, 40)),
			}),
		)
		.check(z.minLength(1), z.maxLength(12)),
});
export type Layers = z.infer<typeof layersSchema>;

/** What somebody does in a duty; words/figure says how each is called. */
export const duties = ["does", "approves", "helps", "told", "none"] as const;

/** Whose duty is what. */
const matrixSchema = z
	.strictObject({
		kind: z.literal("matrix"),
		...shared,
		/** The people or teams, one a column. */
		people: z.array(text(2, 32)).check(z.minLength(1), z.maxLength(4)),
		rows: z
			.array(
				z.strictObject({
					label: text(2, 70),
					/** One for each of the people, in their order. */
					duties: z.array(z.enum(duties)),
				}),
			)
			.check(z.minLength(1), z.maxLength(12)),
	})
	.check(
		z.refine(
			({ people, rows }) =>
				rows.every(({ duties }) => duties.length === people.length),
			"each row needs one duty for each of the people",
		),
	);
export type Matrix = z.infer<typeof matrixSchema>;

/** What changes, side by side. */
const beforeAfterSchema = z.strictObject({
	kind: z.literal("before-after"),
	...shared,
	/** Over the left column, for example "Before". */
	before: text(2, 32),
	/** Over the right column. */
	after: text(2, 32),
	rows: z
		.array(
			z.strictObject({
				label: text(2, 48),
				before: text(2, 110),
				after: text(2, 110),
			}),
		)
		.check(z.minLength(1), z.maxLength(12)),
});
export type BeforeAfter = z.infer<typeof beforeAfterSchema>;

const plotted = {
	...shared,
	/** What is counted, for example "minutes" or "index, first month = 100". */
	unit: text(1, 48),
	/** Where the numbers come from; numbers without a source are said to be an example. */
	source: z.optional(text(10, 160)),
};

/** Numbers along an axis: lines over time, or bars. */
const seriesSchema = z
	.strictObject({
		kind: z.enum(["line", "bars"]),
		...plotted,
		/** What stands along the axis, such as months. */
		labels: z.array(text(1, 40)).check(z.minLength(1), z.maxLength(12)),
		series: z
			.array(
				z.strictObject({
					name: text(2, 40),
					/** One for each of the labels, in their order. */
					values: z.array(z.number()),
				}),
			)
			.check(z.minLength(1), z.maxLength(3)),
		/** A value to reach or to stay below. */
		aim: z.optional(z.strictObject({ at: z.number(), label: text(2, 48) })),
	})
	.check(
		z.refine(
			({ labels, series }) =>
				series.every(({ values }) => values.length === labels.length),
			"each series needs one value for each label",
		),
	);
export type Series = z.infer<typeof seriesSchema>;

/** From a lowest to a highest value, for example what we aim for. */
const rangeSchema = z
	.strictObject({
		kind: z.literal("range"),
		...plotted,
		rows: z
			.array(
				z.strictObject({
					label: text(2, 90),
					low: z.number(),
					high: z.number(),
					/** The range in words, where the two numbers with the unit do not do. */
					words: z.optional(text(2, 40)),
				}),
			)
			.check(z.minLength(1), z.maxLength(12)),
	})
	.check(
		z.refine(
			({ rows }) => rows.every(({ low, high }) => low <= high),
			"low must not be above high",
		),
	);
export type Range = z.infer<typeof rangeSchema>;

/** What a page explains, drawn by frontend/figures/. */
export const figureSchema = z.discriminatedUnion("kind", [
	flowSchema,
	timelineSchema,
	layersSchema,
	matrixSchema,
	beforeAfterSchema,
	seriesSchema,
	rangeSchema,
]);
export type Figure = z.infer<typeof figureSchema>;

/** What every figure may say by itself. */
export const figureWordsSchema = z.strictObject({
	/** Below numbers without a source. */
	example: text(10, 120),
	/** Before a source. */
	source: text(2, 20),
	/** Before what happens otherwise. */
	branch: text(1, 20),
	/** Before the name of an earlier step. */
	back: text(2, 20),
	/** Before who owns a layer. */
	owner: text(2, 20),
	/** Names of the duties. */
	duties: z.strictObject({
		does: text(2, 20),
		approves: text(2, 20),
		helps: text(2, 20),
		told: text(2, 20),
		none: text(1, 20),
	}),
});
export type FigureWords = z.infer<typeof figureWordsSchema>;
