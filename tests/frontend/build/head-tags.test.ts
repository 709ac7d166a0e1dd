import { expect, test } from "vitest";
import { addHeadTags, scriptFiles } from "#frontend/build/head-tags.ts";

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

test("the theme is decided before any style, and no script waits for the stylesheet", () => {
	const html = addHeadTags(
		'<html><head><meta charSet="utf-8"/></head><body></body></html>',
		{
			manifest,
			importMap: { imports: { "/assets/app-1.js": "/assets/app.js" } },
			sources: ["frontend/pages/HomePage.tsx"],
		},
	);
	const order = [
		"<script>(()=>{function",
		'["/assets/main.js","/assets/app.js"',
		`"]</script><script>(()=>`,
		'as="font"',
		'rel="stylesheet"',
		"</head>",
		'<script type="importmap">{"imports":{"/assets/app-1.js":"/assets/app.js"}}',
		"</body>",
	].map((part) => html.indexOf(part));
	expect(order).not.toContain(-1);
	expect(order).toEqual(order.toSorted((a, b) => a - b));
});
