import { routes } from "#content/routes.ts";
import { seeded } from "#tests/functions/contact/seeded.ts";
import { screens } from "#tests/screens.ts";
import { bend, pick, wayNames } from "./bent-values.ts";
import { allPaths } from "./paths.ts";
import { writtenValues } from "./written-values.ts";

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

export type Bent = {
	path: string;
	localStorage: Record<string, string>;
	sessionStorage: Record<string, string>;
	blocks: Record<string, string>;
	search: string;
	/** JSON of the history entry; "" leaves it unchanged. */
	state: string;
};

/** Everything that is stored and embedded, each corrupted in its own way. */
export function bentValues(index: number): Bent {
	const random = seeded(index);
	let turn = index;
	const bentText = (value: unknown) =>
		bend(value, wayNames[turn++ % wayNames.length] ?? "", random);
	const bentTexts = (values: Record<string, unknown>) =>
		Object.fromEntries(
			Object.entries(values).map(([key, value]) => [key, bentText(value)]),
		);
	const isFeed = index % 3 === 0;
	const paths = isFeed ? feedPaths : otherPaths;
	const path =
		paths[Math.floor(isFeed ? index / 3 : (index * 2) / 3) % paths.length];
	const state = bentText(writtenValues.state);
	// Alternates within each pair, and among the paths.
	const hasBlocks = (index + Math.floor(index / 12)) % 2 === 1;
	return {
		path: `${path}${pick(queries, random)}${pick(hashes, random)}`,
		localStorage: bentTexts(writtenValues.localStorage),
		sessionStorage: bentTexts(writtenValues.sessionStorage),
		blocks: hasBlocks ? bentTexts(writtenValues.blocks) : {},
		search: bentText(writtenValues.search),
		state: isJson(state) ? state : "",
	};
}

/** The same values as our code writes them, for a page. */
export function unbentValues(path: string): Bent {
	const texts = (values: Record<string, unknown>) =>
		Object.fromEntries(
			Object.entries(values).map(([key, value]) => [
				key,
				typeof value === "string" ? value : JSON.stringify(value),
			]),
		);
	return {
		path,
		localStorage: texts(writtenValues.localStorage),
		sessionStorage: texts(writtenValues.sessionStorage),
		blocks: texts(writtenValues.blocks),
		search: JSON.stringify(writtenValues.search),
		state: JSON.stringify(writtenValues.state),
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
