import {
	object,
	oneOf,
	type Parser,
	parseJson,
} from "#frontend/storage/parse.ts";
import type { CachedList } from "./cached-list.ts";
import { fetchBytes } from "./fetch-bytes.ts";
import { parseList } from "./parse-items.ts";

// Lists that a page was built with stand in the page itself as data blocks, so that page and
// data always are of one build, and what hydrates is what the browser was sent. A data block
// is not run, so the CSP has nothing to allow.

// A page that was opened before a deployment may fetch one that was built after it.
const version = 1;
const isOurs = object({ version: oneOf(version) });

/** A whole page over a slow line, where nothing else is to be had. */
const pageTimeoutMs = 15_000;

/** The list that a page was built with; undefined where there is none that fits. */
export function readInitialData<T>(
	page: Document,
	key: string,
	item: Parser<T>,
): CachedList<T> | undefined {
	const json = page.getElementById(blockId(key))?.textContent;
	const parse = parseList(item);
	return parseJson(json, (value) => (isOurs(value) ? parse(value) : undefined));
}

/**
 * The list that another page of ours was built with, for a visitor who came there without
 * loading it anew. @returns null where it has none or cannot be had
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

/** The data block of a list, for the end of a page's body. */
export function writeBlock(key: string, list: CachedList<unknown>): string {
	// Nothing in the data may end the element.
	const json = JSON.stringify({ version, ...list }).replaceAll("<", "\\u003c");
	return `<script type="application/json" id="${blockId(key)}">${json}</script>`;
}

function blockId(key: string): string {
	return `built-${key}`;
}
