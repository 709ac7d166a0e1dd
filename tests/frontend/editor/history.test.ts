import { expect, it } from "vitest";
import {
	addValue,
	type History,
	startHistory,
	step,
} from "#frontend/editor/client/history.ts";

const hour = 3_600_000;

/** Adds values at these times. @returns what each undo shows, the latest first */
function undone(changes: [value: string, at: number][]): unknown[] {
	let history: History = startHistory("");
	for (const [value, at] of changes) history = addValue(history, value, at);
	const values = [];
	for (; history.at > 0; history = step(history, -1)) {
		values.push(history.values[history.at]);
	}
	return values;
}

it("changes in quick succession are one undo step, those after a pause another", () => {
	expect(
		undone([
			["a", hour],
			["ab", hour + 100],
			["ab c", hour + 900],
		]),
	).toEqual(["ab c", "ab"]);
});

it("a clock that is set back joins no steps", () => {
	expect(
		undone([
			["a", 2 * hour],
			["b", hour],
			["c", hour + 5_000],
		]),
	).toEqual(["c", "b", "a"]);
});
