const tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const ones = "two|three|four|five|six|seven|eight|nine";
const teens =
	"ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const number = `(?:(?:${tens})(?:-(?:one|${ones}))?|${teens}|${ones})`;
const large = "(?: (?:hundred|thousand|million|billion))";
const ordinal = `(?:${tens})-(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|(?:ten|eleven|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)th|twelfth|(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ieth`;
const quantity = new RegExp(
	`\\b(?:${ordinal}|${number}${large}?|(?:one|a)${large})\\b`,
	"gi",
);

/**
 * Returns quantities in words where the Australian Government Style Manual requires numerals: 2 and
 * above, except at the start of a sentence or heading, and in fractions, names and figures of
 * speech.
 */
export function spelledOut(line: string): string[] {
	const text = keptInWords.reduce(
		(rest, phrase) => rest.replace(phrase, "…"),
		line,
	);
	return [...text.matchAll(quantity)]
		.filter(({ index }) => !isAtStart(text, index))
		.map(([found]) => found);
}

const keptInWords = [
	/\bEssential Eight\b/g,
	/\bTwelve-Factor\b/g,
	/\bTop Ten\b/g,
	/\bone or two\b/gi,
	new RegExp(
		`\\b(?:one|${ones})-(?:thirds?|quarters?|fifths?|tenths?)\\b`,
		"gi",
	),
];

/** Returns whether a position is the start of the text or of a sentence. */
function isAtStart(text: string, index: number): boolean {
	return /(?:^|[.?!:]['"’”)]*\s)['"‘“(]*$/.test(text.slice(0, index));
}
