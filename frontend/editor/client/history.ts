/** Successive values, and the index of the current one. */
export type History = { values: unknown[]; at: number; changedAt: number };

/** Changes with shorter pauses between them count as one undo step, in milliseconds. */
const stepPauseMs = 700;

export function startHistory(value: unknown): History {
	return { values: [value], at: 0, changedAt: 0 };
}

export function addValue(
	{ values, at, changedAt }: History,
	value: unknown,
	now: number,
): History {
	// Never replaces the first value, so that undo can always return to it.
	const pause = now - changedAt;
	// A clock that was set back would otherwise join all changes until it has caught up.
	const isSameStep = at > 0 && pause >= 0 && pause < stepPauseMs;
	const before = values.slice(0, isSameStep ? at : at + 1);
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
