import { vi } from "vitest";

/** Replaces localStorage by one with these entries, until vi.unstubAllGlobals(). */
export function stubStorage(entries: Record<string, string>): void {
	const stored = new Map(Object.entries(entries));
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	});
}
