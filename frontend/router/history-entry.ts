import {
	numberFrom,
	object,
	text,
	versioned,
} from "#frontend/storage/parse.ts";

/** Our state on a history entry; it survives reloads and deployments. */
export type HistoryEntry = {
	/** Identifies the entry, so that its scroll position can be restored. */
	id?: string;
	/** Number of list items shown. */
	visible?: number;
};

const version = 1;
const parse = versioned(
	version,
	object<object, { id: string; visible: number }>(
		{},
		{ id: text(64), visible: numberFrom(1, 10_000) },
	),
);

/** Reads our state from the current history entry, or the given state; empty if someone else or another version wrote it. */
export function readEntry(state: unknown = history.state): HistoryEntry {
	return parse(state) ?? {};
}

/** Returns the current entry's state with a change applied, for a navigation that replaces the entry. */
export function changedEntry(change: HistoryEntry): object {
	return { version, ...readEntry(), ...change };
}

/** Writes a change to the current entry, keeping the rest of its state. */
export function writeEntry(change: HistoryEntry): void {
	try {
		// The prototype's own method: the router's wrapper would announce this as a navigation.
		History.prototype.replaceState.call(history, changedEntry(change), "");
	} catch {
		// Browsers rate-limit this; the stored state is then slightly out of date.
	}
}
