/** Values one after another, and which of them is shown. */
export type History = { values: unknown[]; at: number; changedAt: number };

/** Typing goes on as one step while the pauses are shorter, in ms. */
const pause = 700;

export function startHistory(value: unknown): History {
	return { values: [value], at: 0, changedAt: 0 };
}

export function addValue(
	{ values, at, changedAt }: History,
	value: unknown,
	now: number,
): History {
	// The first value stays, as what one can always go back to.
	const goesOn = at > 0 && now - changedAt < pause;
	const before = values.slice(0, goesOn ? at : at + 1);
	return { values: [...before, value], at: before.length, changedAt: now };
}

/** @param steps -1 for undo, 1 for redo */
export function step(history: History, steps: number): History {
	const at = Math.min(
		Math.max(history.at + steps, 0),
		history.values.length - 1,
	);
	return { ...history, at, changedAt: 0 };
}
