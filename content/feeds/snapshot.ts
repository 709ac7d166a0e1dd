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

/** Parses a snapshot file; null if it is damaged, empty, too old or from the future, by a clock that was wrong. */
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
		return isUsable ? { items, at, sources } : null;
	} catch {
		return null;
	}
}
