import { cacheMs, freshMs } from "#content/feeds/freshness.ts";
import type { Parser } from "#frontend/storage/parse.ts";
import { type Stored, stored } from "#frontend/storage/stored.ts";
import { parseList } from "./parse-items.ts";

/** A list with the time at which it came, in milliseconds since 1970. */
export type CachedList<T> = { items: T[]; at: number };

const version = 1;

/** What this browser has stored under the key, unless it is older than a day. */
export function readCached<T>(
	key: string,
	item: Parser<T>,
): CachedList<T> | null {
	const list = storedList(key, item).read();
	if (!list) return null;
	const age = Date.now() - list.at;
	// A time ahead is of a clock that was wrong: the list would stay "fresh" for ever.
	return age >= 0 && age < cacheMs ? list : null;
}

/** Stores a list for the next visit; without storage that starts from the built page. */
export function writeCached<T>(
	key: string,
	item: Parser<T>,
	list: CachedList<T>,
): void {
	storedList(key, item).write(list);
	for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls back whenever this page has stored a list; returns what ends it. */
export function watchCached(onStored: () => void): () => void {
	listeners.add(onStored);
	return () => listeners.delete(onStored);
}

function storedList<T>(key: string, item: Parser<T>): Stored<CachedList<T>> {
	return stored(() => localStorage, key, version, parseList(item));
}

/** The one that came last; undefined where there is none, the first where two are as old. */
export function newest<T>(
	...lists: (CachedList<T> | null | undefined)[]
): CachedList<T> | undefined {
	return lists.reduce<CachedList<T> | undefined>(
		(best, list) => (list && (!best || list.at > best.at) ? list : best),
		undefined,
	);
}

/** Whether a list needs no fetching: for four minutes. */
export function isFresh(list: CachedList<unknown> | null | undefined): boolean {
	return !!list && Date.now() - list.at < freshMs;
}
