// @vitest-environment happy-dom
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { fill } from "#content/fill.ts";
import type { Advisory } from "#content/schema/advisories.ts";
import AdvisoriesPage from "#frontend/pages/AdvisoriesPage.tsx";
import { copy } from "#tests/copy.ts";

const published = vi.hoisted(() => [] as Advisory[]);
vi.mock("#content/copy/lists/advisories.yaml", () => ({ default: published }));

const advisory: Advisory = {
	id: "YARD-2026-001",
	title: "The slip is open at night",
	severity: "High",
	status: "Open",
	description: "Whoever knows the way can launch a boat.",
	date: "2026-03-15",
	affectedSystems: ["Slip"],
	details: ["The gate has no lock.", "Put a chain around it."],
	history: [
		{ event: "Published", date: "2026-03-15", text: "Told all yards." },
	],
};
const { moreLabel, countText, countTextForOne } = copy.advisoriesPage;

it.each([
	[1, fill(countTextForOne, { count: 1 }), false],
	[2, fill(countText, { count: 2, total: 2 }), true],
])(
	"a list of %d is counted in words that fit, and only a longer one has a button below it",
	(length, count, hasButton) => {
		published.splice(
			0,
			published.length,
			...Array.from({ length }, (_, at) => ({
				...advisory,
				id: `YARD-2026-00${at + 1}`,
			})),
		);
		document.body.innerHTML = renderToStaticMarkup(
			createElement(AdvisoriesPage, { figure: "" }),
		);
		expect(document.querySelectorAll("article")).toHaveLength(length);
		expect(document.querySelector('[role="status"]')?.textContent).toBe(count);
		const buttons = [...document.querySelectorAll("button")].filter(
			({ textContent }) => textContent === moreLabel,
		);
		expect(buttons).toHaveLength(hasButton ? 1 : 0);
	},
);
