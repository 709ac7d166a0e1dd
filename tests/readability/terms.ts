/** Synonyms of which the site uses one throughout: the first. */
const sameThing: RegExp[][] = [
	[/\bbusiness days?\b/i, /\bworking days?\b/i],
	[/\bsuppliers?\b/i, /\bvendors?\b/i],
	[/\bprograms?\b/i, /\bprogrammes?\b/i],
	[
		/(?<!(?:ACSC|ASD) )Information Security Manual \(ISM\)/,
		/\b(?:ACSC|ASD)(?:['’]s)? (?:Information Security Manual|ISM)\b/,
		/Information Security Manual(?! \(ISM\))/,
	],
	[/(?<!(?:ACSC|ASD) )Essential Eight/, /\b(?:ACSC|ASD) Essential Eight\b/],
	[/\bemails?\b/i, /\be-mails?\b/i],
	[/(?<=\d)%/, /\d ?(?:per cent|percent)\b|\d %/i],
];

/** Returns the words for which the site uses another term, as written. */
export function otherTerms(line: string): string[] {
	return sameThing.flatMap(([, ...others]) =>
		others.flatMap((other) => other.exec(line)?.[0] ?? []),
	);
}
