import { readFileSync } from "node:fs";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import pictureWords from "#content/pages/extension-picture.ts";
import productWords from "#content/pages/product.ts";
import { categoryIds } from "#content/schema/service.ts";
import { categoryPictures } from "#content/services/pictures.ts";
import { NetworkBackground } from "#frontend/pages/home/NetworkBackground.tsx";
import { Spotlight } from "#frontend/pages/home/Spotlight.tsx";
import { extensions } from "#frontend/prerender/all-content.ts";
import { CategoryDiagram } from "#frontend/ui/diagrams/CategoryDiagram.tsx";
import { ExtensionDiagram } from "#frontend/ui/diagrams/ExtensionDiagram.tsx";
import { WorkflowDiagram } from "#frontend/ui/diagrams/WorkflowDiagram.tsx";
import { markPath } from "#frontend/ui/Logo.tsx";

function extensionPicture(id: string): string {
	return renderToStaticMarkup(
		createElement(ExtensionDiagram, {
			id,
			label: extensions.find((extension) => extension.id === id)?.picture ?? "",
			words: pictureWords,
			model: "Llama",
			integration: "SharePoint",
		}),
	);
}

const pictures: [string, string][] = [
	[
		"workflow",
		renderToStaticMarkup(
			createElement(WorkflowDiagram, { words: productWords.workflow }),
		),
	],
	...categoryIds.map((id): [string, string] => [
		id,
		renderToStaticMarkup(
			createElement(CategoryDiagram, { id, label: categoryPictures[id] }),
		),
	]),
	...extensions.map(({ id }): [string, string] => [id, extensionPicture(id)]),
];

test.each(pictures)(
	"the picture of %s says in words what it shows",
	(_, svg) => {
		expect(svg).toMatch(/role="img" aria-label="[^"]{40,}"/);
		expect(svg).not.toContain("style=");
		expect(svg).not.toMatch(/#[0-9a-f]{3,6}"/);
	},
);

test("no two pictures are the same, and no extension goes without its own", () => {
	const shapes = pictures.map(([, svg]) =>
		svg.replace(/aria-label="[^"]*"/, ""),
	);
	expect(new Set(shapes).size).toBe(shapes.length);
	const bare = extensionPicture("no-such-extension");
	for (const { id } of extensions) expect(extensionPicture(id)).not.toBe(bare);
});

test("an extension's picture names the model and the integration", () => {
	const svg = extensionPicture("data-miner");
	expect(svg).toContain(">Llama<");
	expect(svg).toContain(">SharePoint<");
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
	const html = render(createElement(Spotlight, { entries }));
	expect(html.match(/data-shown/g)).toHaveLength(1);
	expect(html.indexOf("data-shown")).toBeLessThan(
		html.indexOf("/products/one"),
	);
	for (const { path } of entries) expect(html).toContain(`href="${path}"`);
	expect(html).not.toContain("style=");
});

test("the favicon is the mark", () => {
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
