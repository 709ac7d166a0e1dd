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

/** What stands on the present entry; nothing where others, or another version, wrote it. */
export function readEntry(): HistoryEntry {
	const { state } = history;
	return (isOurs(state) && parse(state)) || {};
}

/** Writes onto the present entry, beside what stands there, and gives it another address if one is named. */
export function writeEntry(change: HistoryEntry, url = location.href): void {
	try {
		const state = { version, ...readEntry(), ...change };
		// The prototype's own method: the router's wrapper would announce this as a navigation.
		History.prototype.replaceState.call(history, state, "", url);
	} catch {
		// Browsers limit how often; the place is then a little older than it could be.
	}
}
