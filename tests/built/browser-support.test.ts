import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { inlineScripts, inlineStyles } from "#infra/edge/inline-elements.ts";
import packageFile from "../../package.json" with { type: "json" };
import { cssUses } from "./compat/css-uses.ts";
import { type Feature, lacking, type Use } from "./compat/data.ts";
import { enhancements, plainEnhancements } from "./compat/enhancements.ts";
import { scriptUses } from "./compat/script-uses.ts";
import { distFolder, readNotFound, readPages } from "./support/dist.ts";

// Compares what the built files require with MDN's browser compatibility data and the oldest
// releases in package.json. A file's own fallbacks and feature tests count.
const { production, plain } = packageFile.browserslist;

const files = readdirSync(distFolder, {
	recursive: true,
	encoding: "utf8",
}).filter((file) => !file.startsWith("br/"));
const pages = [...readPages(), readNotFound()];
const scripts = files.filter((file) => file.endsWith(".js"));
const read = (file: string) => readFileSync(join(distFolder, file), "utf8");
const inPages = [...new Set(pages.flatMap(({ html }) => inlineStyles(html)))];
const sheets = [
	...files
		.filter((file) => file.endsWith(".css"))
		.map((file) => ({ file, css: read(file) })),
	...inPages.map((css, index) => ({
		file: `style ${index + 1} in pages`,
		css,
	})),
];

describe.each(sheets)("$file", ({ css }) => {
	const uses = cssUses(css);

	it("requires nothing that a hydrating browser lacks", () => {
		expect(faultsOf(uses, production, enhancements)).toEqual([]);
	});

	// An unknown function invalidates its declaration, an unknown media feature everything within it.
	it("renders the plain page in older browsers too", () => {
		const drawn = uses.filter(({ feature }) =>
			/^css\.(types|at-rules\.media)\./.test(feature),
		);
		expect(faultsOf(drawn, plain, plainEnhancements)).toEqual([]);
	});
});

it.each(scripts)(
	"%s requires nothing that a hydrating browser lacks",
	(file) => {
		expect(faultsOf(scriptUses(read(file)), production, enhancements)).toEqual(
			[],
		);
	},
);

it("the pages' inline scripts require nothing that a hydrating browser lacks", () => {
	const texts = new Set(pages.flatMap(({ html }) => inlineScripts(html)));
	expect(texts.size).toBeGreaterThan(0);
	for (const text of texts) {
		expect(faultsOf(scriptUses(text), production, enhancements)).toEqual([]);
	}
});

it("its list has no enhancement that is no longer used", () => {
	const found = [
		...sheets.flatMap(({ css }) => cssUses(css)),
		...scripts.flatMap((file) => scriptUses(read(file))),
	].map(({ feature }) => feature);
	const unused = (list: Record<Feature, string>, queries: string[]) =>
		Object.keys(list).filter(
			(name) =>
				!found.some(
					(feature) =>
						covers(name, feature) && lacking(feature, queries).length > 0,
				),
		);
	expect(unused(enhancements, production)).toEqual([]);
	expect(unused(plainEnhancements, plain)).toEqual([]);
});

describe("the check itself", () => {
	it.each<[name: string, css: string, browser: string]>([
		[
			"light-dark()",
			"a{--ink:light-dark(#000,#fff)}",
			"Safari 16.4 (Safari has it from 17.5 on)",
		],
		[
			"an alternative text",
			'li::after{content:"/" / ""}',
			"Firefox 113 (Firefox has it from 128 on)",
		],
		[
			"a backdrop's custom property",
			"dialog::backdrop{background:var(--veil)}",
			"Chrome 111 (Chrome has it from 122 on)",
		],
		[
			"nesting",
			"a{color:red;&:hover{color:blue}}",
			"Firefox 113 (Firefox has it from 117 on)",
		],
		[
			"a media feature",
			"@media (scripting:none){a{color:red}}",
			"Safari 16.4 (Safari has it from 17 on)",
		],
		["a property", "a{field-sizing:content}", "Firefox 113"],
	])("finds %s", (_, css, browser) => {
		expect(faultsOf(cssUses(css), production, {}).join()).toContain(browser);
	});

	it("finds what an older browser lacks for the plain page", () => {
		const uses = cssUses("@media (width >= 40rem){a{color:red}}");
		expect(faultsOf(uses, plain, {}).join()).toContain(
			"Safari 14.1 (Safari has it from 16.4 on)",
		);
	});

	it.each<[name: string, code: string, browser: string]>([
		[
			"URLSearchParams.size",
			"const q=new URLSearchParams;if(q.size>0)f(q)",
			"Safari 16.4 (Safari has it from 17 on)",
		],
		[
			"the same at once",
			"f(new URLSearchParams(x).size)",
			"Chrome 111 (Chrome has it from 113 on)",
		],
		[
			"an array's method",
			"export const f=(list)=>list.toSorted()",
			"Firefox 113 (Firefox has it from 115 on)",
		],
		[
			"a static one",
			"Object.groupBy(a,b)",
			"Safari 16.4 (Safari has it from 17.4 on)",
		],
		["a function of the window", "requestIdleCallback(f)", "Safari 16.4"],
		[
			"an event",
			'addEventListener("beforeunload",f)',
			"Safari on iOS 16.4 (Safari on iOS does not have it)",
		],
		[
			"one of several events",
			'l(window,"click beforeunload",f)',
			"Safari on iOS 16.4 (Safari on iOS does not have it)",
		],
		[
			"an interface",
			"new Float16Array(2)",
			"Firefox 113 (Firefox has it from 129 on)",
		],
		[
			"a kind of regular expression",
			"/[a--b]/v.test(s)",
			"Firefox 113 (Firefox has it from 116 on)",
		],
		[
			"a module with top-level await",
			"async function f(){}if(a)await f();",
			"Safari 16.4 (Safari has it from 27 on)",
		],
		[
			"the same in a loop",
			"for await(const a of b)f(a);export{}",
			"Safari 16.4",
		],
	])("finds %s", (_, code, browser) => {
		expect(faultsOf(scriptUses(code), production, {}).join()).toContain(
			browser,
		);
	});

	it("finds lookbehind and random UUIDs if an older release has to hydrate", () => {
		const uses = [
			...scriptUses("/(?<=a)b/.test(s)"),
			...scriptUses("crypto.randomUUID()"),
		];
		expect(faultsOf(uses, ["safari >= 15.3"], {})).toHaveLength(2);
	});

	it.each([
		["a fallback", 'li::after{content:"/";content:"/" / ""}'],
		["a prefix", "p{-webkit-line-clamp:3;line-clamp:3}"],
		["@supports", "@supports (field-sizing:content){a{field-sizing:content}}"],
	])("accepts %s as a guard", (_, css) => {
		expect(faultsOf(cssUses(css), production, {})).toEqual([]);
	});

	it.each([
		["in", '"requestIdleCallback"in window&&requestIdleCallback(f)'],
		[
			"typeof",
			'typeof requestIdleCallback=="function"&&requestIdleCallback(f)',
		],
		["an optional call", "document.startViewTransition?.(f)"],
	])("accepts %s as a guard", (_, code) => {
		expect(faultsOf(scriptUses(code), production, {})).toEqual([]);
	});

	it("allows await in functions", () => {
		const code =
			"async function f(){await a;for await(const b of c)d(b)}const g=async()=>await h;class I{async j(){await k}}";
		expect(faultsOf(scriptUses(code), production, {})).toEqual([]);
	});

	it("does not mix up two variables with the same name", () => {
		const code =
			"function f(){const q=new URLSearchParams;g(q)}function h(){const q=new Map;g(q.size)}";
		expect(faultsOf(scriptUses(code), production, {})).toEqual([]);
	});
});

/**
 * Formats one line per feature: its path in the data, the browsers that lack it, and the code that
 * uses it.
 */
function faultsOf(
	uses: Use[],
	queries: string[],
	allowed: Record<Feature, string>,
): string[] {
	const faults = new Map<Feature, string>();
	for (const { feature, text } of uses) {
		if (Object.keys(allowed).some((name) => covers(name, feature))) continue;
		// If it may be of several types, one that every browser supports is enough.
		const lacks = feature.split("|").map((one) => lacking(one, queries));
		if (lacks.some(({ length }) => length === 0)) continue;
		faults.set(feature, `${feature}: not in ${lacks[0]?.join(", ")}: ${text}`);
	}
	return [...faults.values()];
}

/** Returns whether a name on a list refers to the feature. */
function covers(name: string, feature: Feature): boolean {
	const base = name.replace(/\.\*$/, "");
	return feature === base || (name !== base && feature.startsWith(`${base}.`));
}
