import { type HostilePattern, inPaper, repeated } from "./pattern-builders.ts";

/** Responses of the preprint service. */
export const paperPatterns: HostilePattern[] = [
	...["title", "summary"].flatMap((field) => [
		inPaper("dollar signs", field, "$"),
		inPaper("formulas", field, "$x_1^2$"),
		inPaper("formulas left open", field, "$x_{1"),
		inPaper("money", field, "$5 "),
		inPaper("digits in a formula", field, (index) => (index ? "1" : "$1")),
		inPaper("escaped dollars", field, "\\$"),
		inPaper("commands", field, "\\textbf{a}"),
		inPaper("commands left open", field, "\\a["),
		inPaper("accents", field, "\\'{e}"),
		inPaper("accents without letters", field, "\\' "),
		inPaper("backslashes", field, "\\"),
		inPaper("braces", field, "{}"),
		inPaper("open braces", field, "{\\i"),
		inPaper("hyphens", field, "-"),
		inPaper("tildes", field, "~"),
		inPaper("backquotes", field, "`"),
		inPaper("indices", field, "_{1"),
		inPaper("blanks", field, " \n"),
	]),
	repeated(
		"papers: authors",
		"<feed><entry><id>x</id>",
		(index) => `<author><name>A ${index}</name></author>`,
	),
	repeated(
		"papers: categories",
		"<feed><entry><id>x</id>",
		(index) => `<category term="c${index}"/>`,
	),
	repeated(
		"papers: entries",
		"<feed>",
		"<entry><id>x</id><title>t</title></entry>",
	),
];
