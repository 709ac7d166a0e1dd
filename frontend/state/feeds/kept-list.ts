import { keptMs } from "#content/news/freshness.ts";

/** A list with the time at which it came, in milliseconds since 1970. */
export type KeptList<T> = { items: T[]; at: number };

/** What this browser kept under the key, unless it is older than a day. */
export function readKept<T>(key: string): KeptList<T> | null {
	try {
		const kept = JSON.parse(localStorage.getItem(key) ?? "null");
		const isUsable =
			Array.isArray(kept?.items) &&
			typeof kept.at === "number" &&
			Date.now() - kept.at < keptMs;
		return isUsable ? kept : null;
	} catch {
		return null;
	}
}

/** Keeps a list for the next visit; full or forbidden storage is no fault. */
export function keep<T>(key: string, items: T[]): void {
	try {
		localStorage.setItem(key, JSON.stringify({ items, at: Date.now() }));
	} catch {
		// Private windows and full disks: the next visit starts from the built page.
	}
}
