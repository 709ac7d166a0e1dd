import { figures } from "./report.ts";
import type { BenchRow } from "./report-rows.ts";

export type Result = { rows: BenchRow[]; details?: string[][] };

const heading = /^## .+\n\n.*`npm run bench:([\w-]+)`\n/;

/** The benchmarks that BENCHMARKS.md has a section of, in its order. */
export function benchesIn(document: string): string[] {
	return split(document).flatMap((section) => heading.exec(section)?.[1] ?? []);
}

/** BENCHMARKS.md with the figures of each section and the line about the machine replaced. */
export function fillReport(
	document: string,
	machine: string,
	results: Record<string, Result | string>,
): string {
	const sections = split(document).map((section) => {
		const [head, name = ""] = heading.exec(section) ?? [];
		if (!head) return section.replace(/^\d{4}-\d\d-\d\d, .*$/m, () => machine);
		return fillSection(head, results[name] ?? "it was not run.");
	});
	return `${sections.join("").trimEnd()}\n`;
}

/** BENCHMARKS.md with the figures of some sections replaced, each with the day on which it was run by itself. */
export function fillSections(
	document: string,
	day: string,
	results: Record<string, Result | string>,
): string {
	const sections = split(document).map((section) => {
		const [head, name = ""] = heading.exec(section) ?? [];
		const result = results[name];
		if (!head || result === undefined) return section;
		return fillSection(`${head}\n${day}, by itself.\n`, result);
	});
	return `${sections.join("").trimEnd()}\n`;
}

function fillSection(head: string, result: Result | string): string {
	return typeof result === "string"
		? `${head}\nNo figures: ${result}\n\n`
		: `${head}\n${figures(result.rows, result.details)}\n\n`;
}

function split(document: string): string[] {
	return document.split(/^(?=## )/m);
}

/** The figures in a benchmark's last printed line. @returns null where that is no such line */
export function readResult(output: string): Result | null {
	try {
		const last = JSON.parse(output.trimEnd().split("\n").at(-1) ?? "");
		// JSON has null where there was no number.
		const rows = last.rows.map((row: BenchRow) => ({
			...row,
			value: row.value ?? Number.NaN,
		}));
		return { ...last, rows };
	} catch {
		return null;
	}
}
