import { vi } from "vitest";

/** Returns a storage with these entries. */
export function storage(entries: Record<string, string> = {}): Storage {
	const stored = new Map(Object.entries(entries));
	return {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value),
		removeItem: (key: string) => void stored.delete(key),
	} as Storage;
}

/** Replaces localStorage by one with these entries, until vi.unstubAllGlobals(). */
export function stubStorage(entries?: Record<string, string>): void {
	vi.stubGlobal("localStorage", storage(entries));
}
