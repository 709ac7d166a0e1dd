import { feedSources } from "./sources.ts";

/** A list fetched during a build, so that the page is not empty before its scripts run. */
export type Snapshot<T> = {
	items: T[];
	/** When it was fetched, in epoch milliseconds. */
	at: number;
	/** How many addresses it was read from. */
	sources: number;
};

/** Oldest usable snapshot: with an older one, the page is built with an empty list. */
export const snapshotMs = 7 * 24 * 60 * 60_000;
/** How far the clock may have been set back since. */
const clockSkewMs = 60 * 60_000;

/**
 * Parses a snapshot file; null if it is damaged, empty, too old or from the future, by a clock that was wrong.
 * Articles of sources that are no longer in sources.ts are left out: a copy of this project may have
 * the list that was fetched for another company.
 */
export function readSnapshot<T>(
	text: string,
	nowMs: number,
): Snapshot<T> | null {
	try {
		const { items, at, sources } = JSON.parse(text);
		const age = nowMs - at;
		const isUsable =
			Array.isArray(items) &&
			items.length > 0 &&
			typeof at === "number" &&
			typeof sources === "number" &&
			age > -clockSkewMs &&
			age < snapshotMs;
		return isUsable ? fromListedSources({ items, at, sources }) : null;
	} catch {
		return null;
	}
}

function fromListedSources<T>(snapshot: Snapshot<T>): Snapshot<T> | null {
	// Papers name no source.
	const sourceOf = (item: T): string | undefined => Object(item).source;
	const items = snapshot.items.filter((item) => {
		const source = sourceOf(item);
		return (
			source === undefined || feedSources.some(({ name }) => name === source)
		);
	});
	if (items.length === 0) return null;
	if (items.length === snapshot.items.length) return snapshot;
	return { ...snapshot, items, sources: new Set(items.map(sourceOf)).size };
}
