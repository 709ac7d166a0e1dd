import { numberFrom, object, oneOf, text } from "#frontend/storage/parse.ts";

/** What we note on an entry of the history; it outlives reloads and deployments. */
export type HistoryEntry = {
	/** Names the entry, so that its scroll position is found again. */
	id?: string;
	/** Items shown of a list. */
	visible?: number;
};

const version = 1;
const isOurs = object({ version: oneOf(version) });
const parse = object<object, { id: string; visible: number }>(
	{},
	{ id: text(64), visible: numberFrom(1, 10_000) },
);

/** What stands on the present entry, or in the state given; nothing where others, or another version, wrote it. */
export function readEntry(state: unknown = history.state): HistoryEntry {
	return (isOurs(state) && parse(state)) || {};
}

/** The state of the present entry with a change to it, for a navigation that replaces the entry. */
export function changedEntry(change: HistoryEntry): object {
	return { version, ...readEntry(), ...change };
}

/** Writes onto the present entry, beside what stands there. */
export function writeEntry(change: HistoryEntry): void {
	try {
		// The prototype's own method: the router's wrapper would announce this as a navigation.
		History.prototype.replaceState.call(history, changedEntry(change), "");
	} catch {
		// Browsers limit how often; the place is then a little older than it could be.
	}
}
