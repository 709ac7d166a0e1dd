const start = "<!-- cost: npm run cost -- --write -->";
const end = "<!-- /cost -->";

/** Returns the README with the report between its two marks replaced. */
export function withReport(readme: string, report: string): string {
	const [before, rest] = readme.split(start);
	const after = rest?.split(end)[1];
	if (before === undefined || after === undefined) {
		throw new Error(`README.md does not contain the lines ${start} and ${end}`);
	}
	return `${before}${start}\n\n${report}\n\n${end}${after}`;
}
