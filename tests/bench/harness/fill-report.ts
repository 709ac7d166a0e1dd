const heading = /^## .+\n\n.*`npm run bench:([\w-]+)`\n/;

/** The benchmarks that have a section in BENCHMARKS.md, in its order. */
export function benchesIn(document: string): string[] {
	return split(document).flatMap((section) => heading.exec(section)?.[1] ?? []);
}

/**
 * Returns BENCHMARKS.md with the figures of some sections replaced and the budgets recounted.
 * @param machine when and on what machine they were measured
 * @param results by the benchmark's name: its figures, or a sentence that says why there are none
 */
export function fillReport(
	document: string,
	machine: string,
	results: Record<string, string>,
): string {
	const sections = split(document).map((section) => {
		const [head = "", name = ""] = heading.exec(section) ?? [];
		const result = results[name];
		return result ? `${head}\n${machine}\n\n${result}\n\n` : section;
	});
	const filled = `${sections.join("").trimEnd()}\n`;
	const [kept, missed] = ["kept", "missed"].map(
		(verdict) =>
			filled.match(RegExp(`^\\|.* [≤≥] .*\\| ${verdict} \\|$`, "gm"))?.length ??
			0,
	);
	const counts = `${kept} budgets kept, ${missed} missed.`;
	return filled.replace(/^\d+ budgets kept, \d+ missed\.$/m, counts);
}

/** Extracts the tables that `report` printed at the end of a benchmark's output. */
export function printedFigures(output: string): string | undefined {
	return /^\| what [\s\S]*/m.exec(output)?.[0].trimEnd();
}

function split(document: string): string[] {
	return document.split(/^(?=## )/m);
}
