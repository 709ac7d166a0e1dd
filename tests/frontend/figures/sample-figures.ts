import fc from "fast-check";
import { duties, type Figure } from "#content/schema/figure.ts";

/** Text up to a given length, long as often as short. */
function words(max: number): fc.Arbitrary<string> {
	const word = fc.constantFrom(
		..."I at gate waits record Reconciliation characterisation SLSA-3 400 W".split(
			" ",
		),
	);
	return fc
		.tuple(
			fc.constantFrom(12, Math.floor(max / 2), max),
			fc.array(word, { minLength: 20, maxLength: 20 }),
		)
		.map(
			([length, list]) =>
				`${list
					.join(" ")
					.slice(0, Math.min(length, max) - 1)
					.trim()}e`,
		);
}

const shared = {
	title: words(70),
	caption: words(200).map((text) => `How to read it: ${text}.`),
};
/** One, twelve, and counts in between. */
const count = fc.constantFrom(1, 2, 5, 6, 7, 12);
const icon = fc.constantFrom("inbox", "zap");
const number = fc.oneof(
	fc.constantFrom(0, -40, 0.02, 1_000_000),
	fc.integer({ min: -100, max: 1000 }),
);
const maybe = <T>(value: fc.Arbitrary<T>) =>
	fc.option(value, { nil: undefined });

/** Returns as many different labels as needed. */
const labels = (max: number, length: number) =>
	fc
		.array(words(max - 3), { minLength: length, maxLength: length })
		.map((list) => list.map((label, index) => `${index + 1} ${label}`));

const flow = count.chain((length) =>
	fc.record({
		kind: fc.constant("flow" as const),
		...shared,
		steps: fc.tuple(
			...Array.from({ length }, (_, index) =>
				fc.record({
					label: words(48),
					note: maybe(words(110)),
					icon: maybe(icon),
					person: maybe(words(40)),
					branch: maybe(
						fc.record({ label: words(48), note: maybe(words(80)) }),
					),
					back:
						index === 0
							? fc.constant(undefined)
							: maybe(
									fc.record({
										to: fc.integer({ min: 1, max: index }),
										label: words(48),
									}),
								),
				}),
			),
		),
	}),
);

const timeline = count.chain((length) =>
	fc.record({
		kind: fc.constant("timeline" as const),
		...shared,
		scale: fc.constantFrom("linear" as const, "root" as const),
		ticks: fc
			.uniqueArray(fc.integer({ min: -10, max: 100 }), {
				minLength: 2,
				maxLength: 13,
			})
			.map((times) => times.map((at) => ({ at, label: `Week number ${at}` }))),
		marks: fc.array(
			fc.record({
				at: fc.integer({ min: -10, max: 100 }),
				when: words(32),
				label: words(48),
				note: maybe(words(110)),
				highlighted: maybe(fc.boolean()),
			}),
			{ minLength: length, maxLength: length },
		),
		spans: fc.array(
			fc
				.tuple(
					fc.integer({ min: -10, max: 99 }),
					fc.integer({ min: 1, max: 100 }),
					words(90),
				)
				.map(([from, length, label]) => ({ from, to: from + length, label })),
			{ minLength: 1, maxLength: 6 },
		),
	}),
);

const layers = count.chain((length) =>
	fc.record({
		kind: fc.constant("layers" as const),
		...shared,
		layers: labels(48, length).chain((list) =>
			fc.tuple(
				...list.map((label) =>
					fc.record({
						label: fc.constant(label),
						note: maybe(words(140)),
						owner: maybe(words(40)),
					}),
				),
			),
		),
	}),
);

const matrix = fc
	.tuple(count, fc.integer({ min: 1, max: 4 }))
	.chain(([length, people]) =>
		fc.record({
			kind: fc.constant("matrix" as const),
			...shared,
			people: labels(32, people),
			rows: labels(70, length).chain((list) =>
				fc.tuple(
					...list.map((label) =>
						fc.record({
							label: fc.constant(label),
							duties: fc.array(fc.constantFrom(...duties), {
								minLength: people,
								maxLength: people,
							}),
						}),
					),
				),
			),
		}),
	);

const beforeAfter = count.chain((length) =>
	fc.record({
		kind: fc.constant("before-after" as const),
		...shared,
		before: words(32),
		after: words(32),
		rows: labels(48, length).chain((list) =>
			fc.tuple(
				...list.map((label) =>
					fc.record({
						label: fc.constant(label),
						before: words(110),
						after: words(110),
					}),
				),
			),
		),
	}),
);

const series = fc
	.tuple(count, fc.integer({ min: 1, max: 3 }))
	.chain(([length, lines]) =>
		fc.record({
			kind: fc.constantFrom("line" as const, "bars" as const),
			...shared,
			unit: words(48),
			source: maybe(
				words(150).map((text) => `Counted by ${text}`.slice(0, 160)),
			),
			labels: labels(40, length),
			series: labels(40, lines).chain((list) =>
				fc.tuple(
					...list.map((name) =>
						fc.record({
							name: fc.constant(name),
							values: fc.array(number, {
								minLength: length,
								maxLength: length,
							}),
						}),
					),
				),
			),
			aim: maybe(fc.record({ at: number, label: words(48) })),
		}),
	);

const range = count.chain((length) =>
	fc.record({
		kind: fc.constant("range" as const),
		...shared,
		unit: words(48),
		source: maybe(words(150).map((text) => `Counted by ${text}`.slice(0, 160))),
		rows: labels(60, length).chain((list) =>
			fc.tuple(
				...list.map((label) =>
					fc.tuple(number, number, maybe(words(40))).map(([a, b, said]) => ({
						label,
						low: Math.min(a, b),
						high: Math.max(a, b),
						words: said,
					})),
				),
			),
		),
	}),
);

/**
 * Figures of every kind, the same in each run: long and short text, one to twelve items, negative
 * numbers.
 */
export const sampleFigures: Figure[] = [
	flow,
	timeline,
	layers,
	matrix,
	beforeAfter,
	series,
	range,
].flatMap((kind): Figure[] =>
	fc.sample(kind as fc.Arbitrary<Figure>, { numRuns: 24, seed: 1924 }),
);
