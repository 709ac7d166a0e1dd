import { recentLimit } from "../../state/search-limits.ts";

const key = "recent-searches";

/** Links of the latest choices, the latest first. */
export function readRecent(): string[] {
	try {
		const links: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
		if (!Array.isArray(links)) return [];
		return links.filter((link) => typeof link === "string");
	} catch {
		// Storage may be forbidden, or hold what another version wrote.
		return [];
	}
}

/** Puts a choice first. */
export function remember(link: string): void {
	const others = readRecent().filter((other) => other !== link);
	try {
		const links = [link, ...others].slice(0, recentLimit);
		localStorage.setItem(key, JSON.stringify(links));
	} catch {
		// Storage may be full or forbidden; the choice is then not remembered.
	}
}

export function forgetRecent(): void {
	try {
		localStorage.removeItem(key);
	} catch {
		// Nothing was kept where storage is forbidden.
	}
}
