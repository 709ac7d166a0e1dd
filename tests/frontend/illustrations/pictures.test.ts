import { readFileSync } from "node:fs";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import categories from "#content/copy/lists/categories.yaml";
import pictureWords from "#content/copy/pages/extension-picture.yaml";
import home from "#content/copy/pages/home.yaml";
import productWords from "#content/copy/pages/product.yaml";
import { extensions } from "#frontend/build/all-content.ts";
import NetworkBackground from "#frontend/features/network/NetworkBackground.tsx";
import { Spotlight } from "#frontend/features/spotlight/Spotlight.tsx";
import CategoryDiagram from "#frontend/illustrations/CategoryDiagram.tsx";
import ExtensionDiagram from "#frontend/illustrations/ExtensionDiagram.tsx";
import WorkflowDiagram from "#frontend/illustrations/WorkflowDiagram.tsx";
import { markPath } from "#frontend/ui/Logo.tsx";

type Picture = (typeof extensions)[number]["picture"];

const drawExtension = (picture: Picture, model = "Llama") =>
	renderToStaticMarkup(
		createElement(ExtensionDiagram, {
			picture,
			model,
			integration: "SharePoint",
		}),
	);
const drawCategory = (picture: Picture | undefined, icon?: string) =>
	renderToStaticMarkup(
		createElement(CategoryDiagram, { picture, ...(icon && { icon }) }),
	);

const pictures: [string, string][] = [
	[
		"workflow",
		renderToStaticMarkup(
			createElement(WorkflowDiagram, { words: productWords.workflow }),
		),
	],
	// A category may have none.
	...categories.flatMap(({ id, picture }): [string, string][] =>
		picture ? [[id, drawCategory(picture)]] : [],
	),
	...extensions.map(({ id, picture }): [string, string] => [
		id,
		drawExtension(picture),
	]),
];

test.each(pictures)(
	"the picture of %s has a text alternative, and no colour or style of its own",
	(_, svg) => {
		expect(svg).toMatch(/role="img" aria-label="[^"]{40,}"/);
		expect(svg).not.toContain("style=");
		expect(svg).not.toMatch(/#[0-9a-f]{3,6}"/);
	},
);

test("a long name is cut short in the picture, which it would not fit into, and is whole in its text alternative", () => {
	const model = "Open Language Model of the Northern States";
	const svg = drawExtension({ text: "Three stems" }, model);
	expect(svg).toContain(">Open Language Model of…</text>");
	expect(svg).toMatch(new RegExp(`aria-label="[^"]*${model}`));
});

/** A picture with a drawing; a company may have no extensions, or none with a drawing. */
const drawnExtension = extensions.find(({ picture }) => picture.drawing);

test("no two pictures with a drawing are the same", () => {
	const undrawn = extensions.filter(({ picture }) => !picture.drawing);
	const shapes = pictures
		.filter(([name]) => !undrawn.some(({ id }) => id === name))
		.map(([, svg]) => svg.replace(/aria-label="[^"]*"/, ""));
	expect(new Set(shapes).size).toBe(shapes.length);
});

test("a picture without a known drawing shows only the stems for an extension, and nothing for a category", () => {
	const text = "What it shows";
	const bare = { text };
	const pathsOf = (svg: string) => svg.match(/<path/g)?.length ?? 0;
	if (drawnExtension) {
		expect(pathsOf(drawExtension(drawnExtension.picture))).toBeGreaterThan(
			pathsOf(drawExtension(bare)),
		);
	}
	expect(drawExtension(bare)).toBe(
		drawExtension({ drawing: "no-such-drawing", text }),
	);
	expect(drawCategory({ text })).toBe("");
	expect(drawCategory(undefined)).toBe("");
});

test("a category without a drawing shows its icon where it is given, as decoration", () => {
	const svg = drawCategory(undefined, "anchor");
	expect(svg).toContain('href="#icon-anchor"');
	expect(svg).not.toMatch(/role=|aria-label/);
	expect(drawCategory({ text: "What it shows" }, "anchor")).toBe(svg);
	const drawn = categories.find(({ picture }) => picture?.drawing)?.picture;
	if (drawn) expect(drawCategory(drawn, "anchor")).toBe(drawCategory(drawn));
});

test("an extension's picture names the model and the integration", () => {
	const text = "What it shows";
	const svg = drawExtension(drawnExtension?.picture ?? { text });
	expect(svg).toContain(">Llama<");
	expect(svg).toContain(">SharePoint<");
});

test("the description of an extension's picture is as correct for the visitor's own model as for one with a name", () => {
	const { anyModel } = pictureWords;
	const svg = drawExtension({ text: "What it shows" }, anyModel);
	const [, description] = svg.match(/aria-label="([^"]*)"/) ?? [];
	expect(description).toContain(anyModel);
	// "models such as Your model" is no English.
	expect(description).not.toMatch(new RegExp(`[a-z] ${anyModel}`));
});

test("the network is a drawing in the HTML, without a style attribute", () => {
	const html = render(createElement(NetworkBackground));
	expect(html).toContain("<svg");
	expect(html).not.toContain("style=");
	expect(html).toContain('aria-hidden="true"');
});

test("the spotlight's HTML shows its first entry, as a link, and links to all", () => {
	const entries = ["one", "two", "three"].map((label) => ({
		title: "Products",
		label,
		description: `What ${label} does`,
		icon: "box",
		path: `/products/${label}`,
	}));
	const html = render(
		createElement(Spotlight, { entries, words: home.spotlight }),
	);
	expect(html.match(/data-shown/g)).toHaveLength(1);
	expect(html.indexOf("data-shown")).toBeLessThan(
		html.indexOf("/products/one"),
	);
	for (const { path } of entries) expect(html).toContain(`href="${path}"`);
	expect(html).not.toContain("style=");
});

test("the favicon draws the logo's mark", () => {
	expect(readFileSync("frontend/public/favicon.svg", "utf8")).toContain(
		` d="${markPath}"`,
	);
});

function render(element: ReactElement): string {
	return renderToStaticMarkup(
		// biome-ignore lint/correctness/noChildrenProp: the router's type demands it as one
		createElement(Router, { ssrPath: "/", children: element }),
	);
}
