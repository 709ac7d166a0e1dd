import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { platformPath } from "#content/routes.ts";
import { firstScreenFiles } from "#frontend/build/first-screen-files.ts";
import { screenOf } from "#frontend/screens.tsx";
import { inlineStyles } from "#infra/edge/inline-elements.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import {
	dataAllowance,
	htmlAllowance,
	scriptAllowance,
} from "./support/allowances.ts";
import { type BuiltPage, readNotFound, readPages } from "./support/dist.ts";
import {
	budgets,
	closureOf,
	firstFlight,
	firstLoad,
	importsOf,
	type Kind,
	kB,
	longFlight,
	modules,
	modulesOf,
	type Part,
	packageOf,
	scriptsOf,
	sum,
} from "./support/first-load.ts";
import { elements } from "./support/html.ts";
import { withShortFacts } from "./support/short-facts.ts";

/**
 * What every page needs to hydrate. Everything else that a route needs loads later, on intent or in
 * view.
 */
const firstLibraries = [
	"react",
	"react-dom",
	"regexparam",
	"scheduler",
	"wouter",
	"zustand",
];
const pages = [...readPages(), readNotFound()];

const none = () => 0;
const allowances: Record<Kind, (page: BuiltPage) => number> = {
	html: htmlAllowance,
	css: none,
	script: scriptAllowance,
	words: dataAllowance,
	font: none,
};

it.each(Object.entries(budgets) as [Kind, number][])(
	"the %s of a page's first load is at most %i bytes, compressed",
	(kind, budget) => {
		const heavy = pages
			.map((page) => ({
				path: page.path,
				parts: firstLoad(page)[kind],
				most: budget + allowances[kind](page),
			}))
			.filter(({ parts, most }) => sum(parts) > most)
			.map(({ path, parts, most }) => explain(path, parts, most));
		expect(heavy.join("\n"), `over ${budget / kB} kB`).toBe("");
	},
);

it("the page and its inlined rules arrive in the first packets, compressed with Brotli", () => {
	const heavy = pages
		.map((page) => {
			const { path, html } = page;
			const budget = path === platformPath ? longFlight : firstFlight;
			return {
				path,
				size: brotliCompressSync(hasOwnWords ? html : withShortFacts(html))
					.length,
				most: budget + htmlAllowance(page),
			};
		})
		.filter(({ size, most }) => size > most)
		.map(
			({ path, size, most }) =>
				`${path} has ${size} bytes, ${size - most} too many: shorten its texts`,
		);
	expect(heavy.join("\n")).toBe("");
});

it("nothing comes before the first paint except what every page needs", () => {
	for (const { path, html } of pages) {
		const [head = "", body = ""] = html.split("</head>");
		expect(elements(head, "link").map(({ rel }) => rel)).not.toContain(
			"stylesheet",
		);
		const [sheet, ...others] = elements(body, "link");
		expect([path, sheet?.rel, others]).toEqual([path, "stylesheet", []]);
		expect(body.trimEnd()).toMatch(
			/<link rel="stylesheet" href="[^"]+"><\/body><\/html>$/,
		);
		// Everything after it would wait for it, including the bar's pictures.
		expect(body.indexOf("data-icons")).toBeLessThan(body.lastIndexOf("<link"));
	}
	const texts = pages.flatMap(({ html }) => inlineStyles(html));
	// The CSP has a hash of each.
	const most = Object.keys(firstScreenFiles).length;
	const count = new Set(texts).size;
	// Another company may lack a kind of page.
	if (hasOwnWords) expect(count).toBe(most);
	else expect(count).toBeLessThanOrEqual(most);
});

it("everything that the first scripts import is requested along with them", () => {
	const late = pages.flatMap((page) => {
		const known = new Set(scriptsOf(page));
		return [...known]
			.flatMap((script) =>
				importsOf(script).filter((imported) => !known.has(imported)),
			)
			.map((script) => `${page.path}: ${script}`);
	});
	expect([...new Set(late)]).toEqual([]);
});

it("there is one font, and no page waits for a stylesheet to find it", () => {
	const counts = new Set(pages.map((page) => firstLoad(page).font.length));
	expect(counts).toEqual(new Set([1]));
	// The loading script preloads it on a fast network.
	for (const page of pages) {
		const named = elements(page.html, "meta").filter(
			({ name }) => name === "font",
		);
		expect(named.map(({ content }) => content)).toEqual(
			firstLoad(page).font.map(({ file }) => file),
		);
	}
});

it("no first load has a library that not every page needs", () => {
	const others = pages.flatMap((page) =>
		[...new Set(namesIn(page).map(packageOf))]
			.filter((name) => name && !firstLibraries.includes(name))
			.map((name) => `${page.path}: ${name}`),
	);
	expect(others).toEqual([]);
});

it("no library is in two chunks of a first load, or in the bundle twice", () => {
	const folders = new Map<string, Set<string>>();
	for (const name of modules.keys()) {
		const library = packageOf(name);
		if (!library) continue;
		const folder = name.slice(0, name.lastIndexOf(`node_modules/${library}/`));
		folders.set(library, (folders.get(library) ?? new Set()).add(folder));
	}
	const twice = [...folders].filter(([, places]) => places.size > 1);
	expect(twice.map(([library]) => library)).toEqual([]);

	const split = pages.flatMap((page) => {
		const chunks = new Map<string, Set<string>>();
		for (const name of namesIn(page)) {
			const library = packageOf(name);
			const chunk = modules.get(name)?.chunk ?? "";
			if (library)
				chunks.set(library, (chunks.get(library) ?? new Set()).add(chunk));
		}
		return [...chunks]
			.filter(([, places]) => places.size > 1)
			.map(([library, places]) => `${page.path}: ${library} in ${[...places]}`);
	});
	expect(split).toEqual([]);
});

// The chunk shared by most pages gives a page that needs little of it some unused bytes: at most
// about 2 kB compressed, 10 ms on a slow connection.
const unusedBudget = 5_500;

it(`no first load has more than ${unusedBudget} bytes, minified, that the route does not use`, () => {
	const wasteful = pages.flatMap((page) => {
		const { path } = page;
		const used = closureOf(["frontend/main.tsx", ...screenOf(path).sources]);
		const unused = namesIn(page).filter(
			(name) => !used.has(name) && !name.startsWith("rolldown/"),
		);
		const bytes = unused.reduce(
			(total, name) => total + (modules.get(name)?.bytes ?? 0),
			0,
		);
		return bytes > unusedBudget ? [`${path}: ${bytes}, ${unused}`] : [];
	});
	expect(wasteful).toEqual([]);
});

function namesIn(page: BuiltPage): string[] {
	return modulesOf(page).map(([name]) => name);
}

/** Describes a page over its budget, with its files by descending size. */
function explain(path: string, parts: Part[], budget: number): string {
	const inKB = (bytes: number) => `${(bytes / kB).toFixed(1)} kB`;
	const total = sum(parts);
	return [
		`${path}: ${inKB(total)}, ${inKB(total - budget)} too much`,
		...parts
			.toSorted((a, b) => b.size - a.size)
			.map(({ file, size }) => `${inKB(size).padStart(12)}  ${file}`),
	].join("\n");
}
