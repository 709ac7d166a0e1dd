import { figures } from "./report.ts";
import type { BenchRow } from "./rows.ts";

/** What a benchmark gave, or in words why it gave nothing. */
export type Result = { rows: BenchRow[]; details?: string[][] } | string;

const heading = /^## .+\n\n.*`npm run bench:([\w-]+)`\n/;

/** The benchmarks that BENCHMARKS.md has a section of, in its order. */
export function benchesIn(document: string): string[] {
	return split(document).flatMap((section) => heading.exec(section)?.[1] ?? []);
}

/** BENCHMARKS.md with the figures of each section and the line about the machine replaced. */
export function fillReport(
	document: string,
	machine: string,
	results: Record<string, Result>,
): string {
	return fill(document, (section, head, name) =>
		head
			? `${head}${text(results[name] ?? "it was not run.")}`
			: section.replace(/^\d{4}-\d\d-\d\d, .*$/m, () => machine),
	);
}

/** BENCHMARKS.md with the figures of some sections replaced, each with the day on which it was run by itself. */
export function fillSections(
	document: string,
	day: string,
	results: Record<string, Result>,
): string {
	return fill(document, (section, head, name) => {
		const result = results[name];
		return result ? `${head}\n${day}, by itself.\n${text(result)}` : section;
	});
}

function fill(
	document: string,
	change: (section: string, head: string, name: string) => string,
): string {
	const sections = split(document).map((section) => {
		const [head = "", name = ""] = heading.exec(section) ?? [];
		return change(section, head, name);
	});
	return `${sections.join("").trimEnd()}\n`;
}

function text(result: Result): string {
	return typeof result === "string"
		? `\nNo figures: ${result}\n\n`
		: `\n${figures(result.rows, result.details)}\n\n`;
}

function split(document: string): string[] {
	return document.split(/^(?=## )/m);
}

/** The figures in a benchmark's last printed line. @returns null where that is no such line */
export function readResult(output: string): Exclude<Result, string> | null {
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
