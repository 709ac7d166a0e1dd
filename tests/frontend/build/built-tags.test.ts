import { expect, test } from "vitest";
import { addBuiltTags, scriptFiles } from "#frontend/build/built-tags.ts";
import { styleTags } from "#frontend/build/first-rules.ts";

const manifest = {
	"frontend/main.tsx": { file: "assets/main.js", imports: ["_app.js"] },
	"_app.js": { file: "assets/app.js" },
	"frontend/pages/HomePage.tsx": {
		file: "assets/home.js",
		imports: ["_app.js", "_home-parts.js"],
		dynamicImports: ["frontend/late.ts"],
	},
	"_home-parts.js": { file: "assets/home-parts.js" },
	"frontend/late.ts": { file: "assets/late.js" },
	"content/copy/services/cloud/finops.yaml": { file: "assets/finops.js" },
	"style.css": { file: "assets/style.css" },
	"font.woff2": { file: "assets/font.woff2" },
};

test("a page hydrates with its own chunks and all that they import, each once, and nothing late", () => {
	expect(
		scriptFiles(manifest, [
			"frontend/pages/HomePage.tsx",
			"content/copy/services/cloud/finops.yaml",
		]),
	).toEqual([
		"assets/app.js",
		"assets/home.js",
		"assets/home-parts.js",
		"assets/finops.js",
	]);
});

test("the theme is decided before any style, and the stylesheet comes behind the page", () => {
	const html = addBuiltTags(
		'<html><head><meta charset="utf-8"/></head><body><p>Words</p></body></html>',
		{
			manifest,
			importMap: { imports: { "/assets/app-1.js": "/assets/app.js" } },
			firstRules: { every: "p{color:red}", some: ".list{color:blue}" },
			sources: ["frontend/pages/HomePage.tsx"],
		},
	);
	const order = [
		"<script>(()=>{function",
		'["/assets/main.js","/assets/app.js"',
		`"]</script><script>(()=>`,
		"<style>p{color:red}</style>",
		"</head>",
		"<p>Words</p>",
		'<script type="importmap">{"imports":{"/assets/app-1.js":"/assets/app.js"}}',
		'<link rel="stylesheet" href="/assets/style.css"></body>',
	].map((part) => html.indexOf(part));
	expect(order).not.toContain(-1);
	expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test("rules of lists and forms are within a page only where it has one", () => {
	const rules = { every: "p{color:red}", some: ".-list{gap:.5rem}" };
	const every = "<style>p{color:red}</style>";
	expect(styleTags('<p class="-lists rem">', rules)).toBe(every);
	expect(styleTags('<ul class="a -list">', rules)).toBe(
		`${every}<style>.-list{gap:.5rem}</style>`,
	);
});
