import { routes } from "#content/routes.ts";
import { seeded } from "#tests/functions/contact/seeded.ts";
import { screens } from "#tests/screens.ts";
import { corruptionNames, corruptJson, pick } from "./corrupt-json.ts";
import { allPaths } from "./paths.ts";
import { validState } from "./valid-state.ts";

const queries = [
	"",
	"",
	"?q=%E0%A4%A",
	"?category=",
	"?category=__proto__",
	`?q=${"x".repeat(10_000)}`,
	"?q=a&q=b&q=",
	"?q=%00&category=%F0%9F",
	"?search=%",
	"?search=cloud",
	"?role=%F0%9F%98",
	"?category=?product_demo&id=__proto__",
	"?&&==&?",
];
const hashes = ["", "", "#[", "#%", "#1", `#'"><`, "#main", "#constructor"];
const unknown = ["/no/such%E0%A4%A", "/%", "/services/cloud/%ff", "/a%2fb%00"];

export const feedPaths = [
	routes.blog,
	routes.research,
	routes.home,
	routes.contact,
];
export const otherPaths = [
	...new Set([...allPaths(), ...Object.values(screens), ...unknown]),
];

/** What a page starts from besides its HTML and code. */
export type PageState = {
	path: string;
	localStorage: Record<string, string>;
	sessionStorage: Record<string, string>;
	blocks: Record<string, string>;
	search: string;
	/** JSON of the history entry's state; "" leaves it unchanged. */
	historyEntry: string;
};

/** Returns a path and the state of its page, each stored or embedded value corrupted differently. */
export function fuzzedState(index: number): PageState {
	const random = seeded(index);
	let turn = index;
	const corrupt = (value: unknown) =>
		corruptJson(
			value,
			corruptionNames[turn++ % corruptionNames.length] ?? "",
			random,
		);
	const corruptAll = (values: Record<string, unknown>) =>
		Object.fromEntries(
			Object.entries(values).map(([key, value]) => [key, corrupt(value)]),
		);
	const isFeed = index % 3 === 0;
	const paths = isFeed ? feedPaths : otherPaths;
	const path =
		paths[Math.floor(isFeed ? index / 3 : (index * 2) / 3) % paths.length];
	const historyEntry = corrupt(validState.historyEntry);
	// Alternates within each pair, and among the paths.
	const hasBlocks = (index + Math.floor(index / 12)) % 2 === 1;
	return {
		path: `${path}${pick(queries, random)}${pick(hashes, random)}`,
		localStorage: corruptAll(validState.localStorage),
		sessionStorage: corruptAll(validState.sessionStorage),
		blocks: hasBlocks ? corruptAll(validState.blocks) : {},
		search: corrupt(validState.search),
		historyEntry: isJson(historyEntry) ? historyEntry : "",
	};
}

/** Returns a page's state as our code writes it. */
export function intactState(path: string): PageState {
	const texts = (values: Record<string, unknown>) =>
		Object.fromEntries(
			Object.entries(values).map(([key, value]) => [
				key,
				typeof value === "string" ? value : JSON.stringify(value),
			]),
		);
	return {
		path,
		localStorage: texts(validState.localStorage),
		sessionStorage: texts(validState.sessionStorage),
		blocks: texts(validState.blocks),
		search: JSON.stringify(validState.search),
		historyEntry: JSON.stringify(validState.historyEntry),
	};
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
