import { plainText } from "./plain-text.ts";
import { texAccents, texSymbols } from "./tex-symbols.ts";

type Step = [RegExp, string | ((...match: string[]) => string)];

// Takes the place of an escaped dollar sign until the formulas are found.
const dollar = "\ue000";

const steps: Step[] = [
	[/\s+/g, " "],
	[/\\\$/g, dollar],
	[/\$\$?([^$]*)\$\$?/g, (whole, inside = "") => formula(inside) ?? whole],
	// A dotless i or j is there to carry an accent.
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
	[/(?<!\/)~/g, " "],
	[/---/g, "—"],
	[/--/g, "–"],
	[new RegExp(dollar, "g"), "$"],
	[/\s+/g, " "],
];

/**
 * A title, name or summary as one line without TeX marks: accents and common signs
 * become their characters, other commands give way to what they enclose.
 */
export function cleanTex(text: string): string {
	return plainText(
		steps.reduce(
			(line, [pattern, by]) => line.replace(pattern, by as string),
			text,
		),
	);
}

/** The inside of a formula; null where the signs are money ("$5 and $10"). */
function formula(inside: string): string | null {
	if (/^\d[\d,.]*(?:\s?[a-z]{2,}|\s*$)/i.test(inside)) return null;
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
