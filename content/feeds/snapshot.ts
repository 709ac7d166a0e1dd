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

/** Parses a snapshot file; null if it is damaged, empty or too old. */
export function readSnapshot<T>(
	text: string,
	nowMs: number,
): Snapshot<T> | null {
	try {
		const { items, at, sources } = JSON.parse(text);
		const isUsable =
			Array.isArray(items) &&
			items.length > 0 &&
			typeof at === "number" &&
			typeof sources === "number" &&
			nowMs - at < snapshotMs;
		return isUsable ? { items, at, sources } : null;
	} catch {
		return null;
	}
}
