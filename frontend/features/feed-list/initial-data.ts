import { type Parser, parseJson, versioned } from "#frontend/storage/parse.ts";
import type { CachedList } from "./cached-list.ts";
import { fetchBytes } from "./fetch-bytes.ts";
import { parseList } from "./parse-items.ts";

// Each prerendered page contains its list as a data block, so that page and data always come from
// the same build, and hydration uses the data that the HTML was rendered with. A data block is not
// executed, so the CSP needs no exception for it.

// Versioned, because a page opened before a deployment may fetch one built after it.
const version = 1;

/** Long enough for a whole page over a slow connection: it is the last resort. */
const pageTimeoutMs = 15_000;

/** Returns the list that a page was built with, or undefined if there is no valid one. */
export function readInitialData<T>(
	page: Document,
	key: string,
	item: Parser<T>,
): CachedList<T> | undefined {
	const json = page.getElementById(blockId(key))?.textContent;
	return parseJson(json, versioned(version, parseList(item)));
}

/**
 * Fetches the list that a page of ours was built with, for a visitor who navigated there without
 * loading its HTML. @returns null if the page has no list or cannot be fetched
 */
export async function fetchInitialData<T>(
	key: string,
	item: Parser<T>,
	path: string,
): Promise<CachedList<T> | null> {
	try {
		const { bytes } = await fetchBytes(path, pageTimeoutMs);
		const html = new TextDecoder().decode(bytes);
		const page = new DOMParser().parseFromString(html, "text/html");
		return readInitialData(page, key, item) ?? null;
	} catch {
		return null;
	}
}

/** Returns a list's data block, as HTML for the end of a page's body. */
export function writeBlock(key: string, list: CachedList<unknown>): string {
	// Nothing in the data may close the element.
	const json = JSON.stringify({ version, ...list }).replaceAll("<", "\\u003c");
	return `<script type="application/json" id="${blockId(key)}">${json}</script>`;
}

function blockId(key: string): string {
	return `built-${key}`;
}
