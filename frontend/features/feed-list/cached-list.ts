import { cacheMs, freshMs } from "#content/feeds/freshness.ts";
import { listen } from "#frontend/hooks/listen.ts";
import type { Parser } from "#frontend/storage/parse.ts";
import { stored } from "#frontend/storage/stored.ts";
import { articlesKey, papersKey } from "./feed-keys.ts";
import { parseList } from "./parse-items.ts";

/** A list with the time at which it was fetched, in milliseconds since 1970. */
export type CachedList<T> = { items: T[]; at: number };

const version = 1;

/** Returns the list that this browser has stored under the key, unless it is older than a day. */
export function readCached<T>(
	key: string,
	item: Parser<T>,
): CachedList<T> | null {
	const list = storedList(key, item).read();
	if (!list) return null;
	const age = Date.now() - list.at;
	// A time in the future comes from a wrong clock: the list would count as fresh until then.
	return age >= 0 && age < cacheMs ? list : null;
}

/** Stores a list for the next visit; without storage, that visit starts from the prerendered page. */
export function writeCached<T>(
	key: string,
	item: Parser<T>,
	list: CachedList<T>,
): void {
	storedList(key, item).write(list);
	for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls back whenever this page or another tab stores a list. */
export function watchCached(onStored: () => void): void {
	listeners.add(onStored);
	listen(window, {
		storage: ({ key }: StorageEvent) => {
			if (key === articlesKey || key === papersKey) onStored();
		},
	});
}

function storedList<T>(key: string, item: Parser<T>) {
	return stored(() => localStorage, key, version, parseList(item));
}

/** Returns whether a list is recent enough not to be fetched again: under four minutes old. */
export function isFresh(list: CachedList<unknown> | null | undefined): boolean {
	if (!list) return false;
	const age = Date.now() - list.at;
	// By a visitor's slow clock a page may have been built in the future.
	return age >= 0 && age < freshMs;
}
