// @vitest-environment happy-dom
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import styles from "#frontend/sections/Facts.module.css";
import { Facts } from "#frontend/sections/Facts.tsx";

it("a linked text is shown as it is, with brackets", () => {
	const text = "Consultant [Contract] (m/f/d)";
	const href = "/company/careers/consultant";
	const html = renderToStaticMarkup(
		createElement(Facts, { facts: [{ label: "Hobart", text, href }] }),
	);
	expect(html).toContain(`<a href="${href}">${text}</a>`);
});

it.each([
	["Wollongong", true],
	["Responsibility", true],
	["Where it holds", false],
])("labels have a column that breaks no word: %s", (label, isWide) => {
	const html = renderToStaticMarkup(
		createElement(Facts, {
			facts: [
				{ label: "Costs", text: "Nothing" },
				{ label, text: "Ours" },
			],
		}),
	);
	expect(styles.wide).toBeTruthy();
	expect(html.includes(styles.wide ?? "")).toBe(isWide);
});
