import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import styles from "#frontend/features/menu/MenuPanel.module.css";
import { MenuPanel } from "#frontend/features/menu/MenuPanel.tsx";
import { createMenuMachine } from "#frontend/features/menu/menu-machine.ts";

const bare = { path: "/a", label: "A", description: "", icon: "x" };

test.each([
	["bare links", bare, styles.narrow],
	["a description", { ...bare, description: "What it is" }, styles.wide],
	["sub-items", { ...bare, subcategories: [bare] }, styles.wide],
])("a panel of %s has its width", (_, link, expected) => {
	const panel = createElement(MenuPanel, {
		machine: createMenuMachine(),
		id: "panel",
		trigger: "trigger",
		links: [link],
		path: "/",
	});
	const html = renderToStaticMarkup(
		// biome-ignore lint/correctness/noChildrenProp: the router's type demands it as one
		createElement(Router, { ssrPath: "/", children: panel }),
	);
	expect(expected).toBeTruthy();
	expect(html).toContain(`class="${expected}"`);
});

test.each([
	["wide", "600px"],
	["narrow", "400px"],
])("%s is %s", (name, width) => {
	const css = readFileSync(
		"frontend/features/menu/MenuPanel.module.css",
		"utf8",
	);
	expect(css).toMatch(new RegExp(`^\\.${name} \\{\\n\\twidth: ${width};`, "m"));
});
