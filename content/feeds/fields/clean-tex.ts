import { plainText } from "./plain-text.ts";
import { texAccents, texSymbols } from "./tex-symbols.ts";

type Step = [RegExp, string | ((...match: string[]) => string)];

// Stands for an escaped dollar sign until the formulas have been found.
const dollar = "\ue000";

const steps: Step[] = [
	[/\s+/g, " "],
	[/\\\$/g, dollar],
	// Not money ("$5 and $10"): as in Pandoc, with a digit first, what is between the dollar signs
	// neither begins nor ends with a space, nor does a digit follow, unless it is TeX ("$2\times$3").
	[
		/\$\$?(?!\s\d|\d(?![\d., ]*[\\^_])[^$]*(?:\s\$|\$\d))([^$]+)\$\$?/g,
		(_, inside = "") => formula(inside),
	],
	// TeX uses a dotless i or j only under an accent.
	[/\{?\\([ij])(?![a-zA-Z])\}?/g, "$1"],
	[/\\(['`^"~=.])\s*\{?(\p{L})\}?/gu, accented],
	[/\\([cvuHk])(?:\{(\p{L})\}| (\p{L}))/gu, accented],
	[
		/\\([a-zA-Z]+)\*?( ?)(?:\[[^\]]{0,40}\])?/g,
		(_, name = "", space = "") =>
			texSymbols.has(name) ? texSymbols.get(name) + space : "",
	],
	[/\\[,;! ]/g, " "],
	[/\\([%&_#{}])/g, "$1"],
	[/``|''/g, '"'],
	[/[{}]/g, ""],
	// A space, except in an address such as /~name.
	[/(?<!\/)~/g, " "],
	[/---/g, "—"],
	[/--/g, "–"],
	[new RegExp(dollar, "g"), "$"],
	[/\s+/g, " "],
];

/**
 * Returns a title, name or summary as one line without TeX markup: accents and common symbols
 * become their characters, and other commands are replaced by their content.
 */
export function cleanTex(text: string): string {
	return plainText(
		steps.reduce(
			(line, [pattern, by]) => line.replace(pattern, by as string),
			text,
		),
	);
}

/** Returns a formula with its simple indices and powers as characters. */
function formula(inside: string): string {
	return inside
		.replace(/_(\d|\{\d+\})/g, (_, low: string) => digits(low, "₀₁₂₃₄₅₆₇₈₉"))
		.replace(/\^(\d|\{\d+\})/g, (_, high: string) =>
			digits(high, "⁰¹²³⁴⁵⁶⁷⁸⁹"),
		);
}

function digits(text: string, shapes: string): string {
	return text.replace(/\d/g, (digit) => shapes[Number(digit)] ?? digit);
}

function accented(...[, sign = "", braced, bare]: string[]): string {
	const letter = braced ?? bare ?? "";
	return (letter + (texAccents.get(sign) ?? "")).normalize("NFC");
}
