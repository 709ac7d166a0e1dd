import {
	object,
	oneOf,
	type Parser,
	parseJson,
} from "#frontend/storage/parse.ts";
import type { CachedList } from "./cached-list.ts";
import { fetchBytes } from "./fetch-bytes.ts";
import { parseList } from "./parse-items.ts";

// A page that was opened before a deployment may fetch one that was built after it.
const version = 1;
const isOurs = object({ version: oneOf(version) });

/**
 * Lists that the page was built with. They stand in the page itself as data blocks, so
 * that page and data always are of one build, and what the browser wakes is what it was
 * sent. A data block is not run, so the CSP has nothing to allow.
 */
const lists = new Map<string, CachedList<unknown> | null>();

/** A whole page over a slow line, where nothing else is to be had. */
const pageTimeoutMs = 15_000;

/** Gives the prerenderer's list for the pages that it renders next. */
export function setInitialData(key: string, list: CachedList<unknown>): void {
	lists.set(key, list);
}

/** What the prerenderer was given. */
export function givenList(key: string): CachedList<unknown> | null {
	return lists.get(key) ?? null;
}

/** The list that this page was built with; null where there was none. */
export function initialData<T>(
	key: string,
	item: Parser<T>,
): CachedList<T> | null {
	if (typeof document !== "undefined" && !lists.has(key)) {
		lists.set(key, readBlock(document, key, item));
	}
	return (lists.get(key) as CachedList<T> | undefined) ?? null;
}

/**
 * The list that another page of ours was built with, for a visitor who came here without
 * loading this page anew. @returns null where it has none or cannot be had
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
		return readBlock(page, key, item);
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

function readBlock<T>(
	page: Document,
	key: string,
	item: Parser<T>,
): CachedList<T> | null {
	const json = page.getElementById(blockId(key))?.textContent;
	const parse = parseList(item);
	const list = parseJson(json, (value) =>
		isOurs(value) ? parse(value) : undefined,
	);
	return list ?? null;
}

function blockId(key: string): string {
	return `built-${key}`;
}
