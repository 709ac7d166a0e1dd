import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import styles from "#frontend/features/menu/MenuPanel.module.css";
import { MenuPanel } from "#frontend/features/menu/MenuPanel.tsx";
import { createMenuMachine } from "#frontend/features/menu/menu-machine.ts";

const bare = { href: "/a", label: "A", description: "", icon: "x" };

test.each([
	["links only", "narrow", bare],
	["a description", "wide", { ...bare, description: "What it is" }],
	["sub-items", "wide", { ...bare, subcategories: [bare] }],
])("a panel with %s is %s", (_, width, link) => {
	const panel = createElement(MenuPanel, {
		machine: createMenuMachine(() => {}),
		id: "panel",
		trigger: "trigger",
		links: [link],
		path: "/",
	});
	const html = renderToStaticMarkup(
		// biome-ignore lint/correctness/noChildrenProp: the router's type demands it as one
		createElement(Router, { ssrPath: "/", children: panel }),
	);
	expect(styles[width]).toBeTruthy();
	expect(html).toContain(`class="${styles[width]}"`);
});

test.each([
	["wide", "600px"],
	["narrow", "400px"],
])("a %s panel has a width of %s", (name, width) => {
	const css = readFileSync(
		"frontend/features/menu/MenuPanel.module.css",
		"utf8",
	);
	expect(css).toMatch(new RegExp(`^\\.${name} \\{\\n\\twidth: ${width};`, "m"));
});
