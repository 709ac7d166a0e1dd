import * as z from "zod";
import { group, list, text } from "./fields.ts";
import { kind, label, number, shared } from "./figure-parts.ts";

export const plotFields = {
	...shared,
	unit: text([1, 48], "What is counted.", "Minutes"),
	source: text(
		[10, 160],
		"Where the numbers come from, ending with a full stop. Numbers without a source are labelled as an example.",
		"the aims that this page names.",
	).optional(),
};

/** Numbers along an axis: lines over time, or bars. */
export const seriesSchema = group("Numbers as lines over time, or as bars.", {
	kind: kind("line", "bars"),
	...plotFields,
	labels: list(
		text([1, 40], "One label. Each must be different.", "Jan"),
		"The labels along the axis, such as months.",
		{ min: 1, max: 12 },
	),
	series: list(
		group("One line, or one bar for each label.", {
			name: text([2, 40], "What it counts.", "Cost of one order"),
			values: z.array(number("A number.", 97)).meta({
				description: "One value for each label, in the same order.",
			}),
		}),
		"The lines or bars.",
		{ min: 1, max: 3 },
	),
	aim: group("A value to reach, or to stay below.", {
		at: number("The value.", 95),
		label: label("What it is.", "At most four"),
	}).optional(),
}).refine(
	({ labels, series }) =>
		series.every(({ values }) => values.length === labels.length),
	"has a series without one value for each label",
);
export type Series = z.infer<typeof seriesSchema>;
/** Counts with one label only have nothing to compare: they can do without bars. */
export type Counts = Series & { isInOneRow?: boolean };

export const rangeSchema = group("From a lowest to a highest value.", {
	kind: kind("range"),
	...plotFields,
	rows: list(
		group("One range.", {
			label: text(
				[2, 60],
				"What is counted. Each row's label must be different.",
				"Steady usage covered",
			),
			low: number("The lowest value.", 70),
			high: number("The highest value.", 80),
			words: text(
				[2, 40],
				"The range in words, if the two numbers are not enough.",
				"98 or more",
			).optional(),
		}),
		"One range per row.",
		{ min: 1, max: 12 },
	),
}).refine(
	({ rows }) => rows.every(({ low, high }) => low <= high),
	'has a row whose "low" is above its "high"',
);
export type Range = z.infer<typeof rangeSchema>;
