import { expect, test } from "vitest";
import { addBuiltTags, scriptFiles } from "#frontend/build/built-tags.ts";
import { styleTags } from "#frontend/build/style-tags.ts";

const manifest = {
	"frontend/main.tsx": {
		file: "assets/main.js",
		imports: ["_app.js", "_react.js"],
	},
	"_app.js": { file: "assets/app.js" },
	"_react.js": { file: "assets/react.js", name: "react" },
	"frontend/pages/HomePage.tsx": {
		file: "assets/home.js",
		imports: ["_app.js", "_home-parts.js"],
		dynamicImports: ["frontend/late.ts"],
	},
	"_home-parts.js": { file: "assets/home-parts.js" },
	"frontend/late.ts": { file: "assets/late.js" },
	"style.css": { file: "assets/style.css" },
	"font.woff2": { file: "assets/font.woff2" },
};

test("a page loads React, its own chunks and all their imports, each once and none late", () => {
	expect(scriptFiles(manifest, ["frontend/pages/HomePage.tsx"])).toEqual([
		"assets/react.js",
		"assets/app.js",
		"assets/home.js",
		"assets/home-parts.js",
	]);
});

test("the theme is decided before any style, and the stylesheet comes after the page", () => {
	const html = addBuiltTags(
		'<html><head><meta charset="utf-8"/></head><body><p>Words</p></body></html>',
		{
			manifest,
			firstRules: {
				every: "p{color:red}",
				some: ".list{color:blue}",
				figures: "",
			},
			sources: ["frontend/pages/HomePage.tsx"],
			words: ["/copy/pages/home.json"],
		},
	);
	const order = [
		"<script>(()=>{function",
		'["/assets/main.js","/assets/react.js"',
		'"/copy/pages/home.json"]</script><meta name="font" content="/assets/font.woff2"><script>(()=>',
		"<style>p{color:red}</style>",
		"</head>",
		"<p>Words</p>",
		'<link rel="stylesheet" href="/assets/style.css"></body>',
	].map((part) => html.indexOf(part));
	expect(order).not.toContain(-1);
	expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test("rules for lists and forms are inlined only in pages that have one", () => {
	const rules = {
		every: "p{color:red}",
		some: ".-list{gap:.5rem}",
		figures: ".fig{gap:1rem}",
	};
	const every = "<style>p{color:red}</style>";
	expect(styleTags('<p class="-lists rem">', rules)).toBe(every);
	expect(styleTags('<ul class="a -list">', rules)).toBe(
		`${every}<style>.-list{gap:.5rem}</style>`,
	);
});
