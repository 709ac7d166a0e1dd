import { freshMs, keptMs } from "#content/news/freshness.ts";

/** A list with the time at which it came, in milliseconds since 1970. */
export type KeptList<T> = { items: T[]; at: number };

/** What this browser kept under the key, unless it is older than a day. */
export function readKept<T>(key: string): KeptList<T> | null {
	try {
		const kept = JSON.parse(localStorage.getItem(key) ?? "null");
		const age = Date.now() - kept?.at;
		// A time ahead is of a clock that was wrong: the list would stay "fresh" for ever.
		const isUsable = Array.isArray(kept?.items) && age >= 0 && age < keptMs;
		return isUsable ? { items: kept.items, at: kept.at } : null;
	} catch {
		return null;
	}
}

/** Keeps a list for the next visit; full or forbidden storage is no fault. */
export function keep<T>(key: string, list: KeptList<T>): void {
	try {
		localStorage.setItem(key, JSON.stringify(list));
	} catch {
		// Private windows and full disks: the next visit starts from the built page.
	}
}

/** The one that came last; null where there is none. */
export function newest<T>(
	...lists: (KeptList<T> | null | undefined)[]
): KeptList<T> | null {
	return lists.reduce<KeptList<T> | null>(
		(best, list) => (list && (!best || list.at > best.at) ? list : best),
		null,
	);
}

/** Whether a list needs no fetching (specification §7: fresh for four minutes). */
export function isFresh(list: KeptList<unknown> | null): boolean {
	return list !== null && Date.now() - list.at < freshMs;
}
