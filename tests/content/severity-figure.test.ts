import { expect, it } from "vitest";
import type { Figure } from "#content/schema/figure.ts";
import { severityFigure } from "#content/severity-figure.ts";
import { loadOne } from "#frontend/build/copy/read-folder.ts";
import { renderFigure } from "#frontend/figures/Figure.tsx";

const words = {
	title: "Severity by quarter",
	caption: "Counted from the advisories below.",
	unit: "Advisories",
	earlierLabel: "Earlier",
};
const one = (
	severity: "Critical" | "High" | "Medium" | "Low",
	date: string,
) => ({
	severity,
	date,
});

it("counts every severity, including in a quarter without advisories", () => {
	const figure = severityFigure(words, [
		one("High", "2025-01-01"),
		one("Low", "2024-09-30"),
		one("High", "2024-07-01"),
		one("High", "2024-08-15"),
		one("Low", "2025-06-30"),
	]);
	expect(figure?.labels).toEqual(["Q3 2024", "Q4 2024", "Q1 2025", "Q2 2025"]);
	expect(figure?.series).toEqual([
		{ name: "Low", values: [1, 0, 0, 1] },
		{ name: "High", values: [2, 0, 1, 0] },
	]);
	expect(figure).not.toHaveProperty("earlierLabel");
});

it("has no bars for one quarter, but its counts, the most critical first", () => {
	const figure = severityFigure(words, [
		one("Low", "2024-03-31"),
		one("Critical", "2024-01-01"),
		one("Low", "2024-02-14"),
	]);
	expect(figure?.labels).toEqual(["Q1 2024"]);
	expect(figure?.isInOneRow).toBe(true);
	expect(figure?.series).toEqual([
		{ name: "Critical", values: [1] },
		{ name: "Low", values: [2] },
	]);
	const html = renderFigure(
		{ ...words, ...figure } as Figure,
		loadOne("figureWords"),
	);
	expect(html).toContain("1 Critical, 2 Low");
	expect(html).not.toContain("<svg");
});

it("has at most four rows, the first for all earlier advisories, so that the list is near", () => {
	const figure = severityFigure(words, [
		one("Medium", "2026-12-31"),
		one("Medium", "2026-03-31"),
		one("Critical", "2019-05-05"),
	]);
	expect(figure?.labels).toEqual(["Earlier", "Q2 2026", "Q3 2026", "Q4 2026"]);
	expect(figure?.series.map(({ values }) => values[0])).toEqual([1, 1]);
});

it("draws nothing without advisories, or without its text", () => {
	expect(severityFigure(words, [])).toBeUndefined();
	expect(severityFigure(undefined, [one("Low", "2024-01-01")])).toBeUndefined();
});
