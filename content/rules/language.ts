/** A word that we do not use, and its replacement. */
type Swap = [american: RegExp, australian: string];

// Words in which "ize" or "yze" belongs to the root (Macquarie Dictionary).
const izeRoots =
	/^(?:(?:re|over|under|down|up|right|out|mid)?siz(?:e|es|ed|ing)|cap?siz(?:e|es|ed|ing)|pri[zs]e\w*|prize\w*|seiz(?:e|es|ed|ing)|maize|gauze)$/;

const swaps: Swap[] = [
	[/^\w+(?:iz(?:e|es|ed|er|ers|ing|able)|ization(?:s|al)?)$/, "-ise, -isation"],
	[/^\w+(?:lyz(?:e|es|ed|er|ers|ing))$/, "-lyse"],
	[
		/^(?:behavior|color|favor|flavor|harbor|honor|labor|neighbor|rumor|vapor|endeavor|armor|humor|savior)(?:s|ed|ing|al|ally|able|ite|hood|less|ful)?$/,
		"-our",
	],
	[
		/^(?:center|theater|fiber|liter|caliber|specter|luster)(?:s|ed|ing)?$/,
		"-re",
	],
	[/^(?:kilo|centi|milli)?meter(?:s)?$/, "-metre, or gauge"],
	[/^(?:catalog|analog|monolog|epilog)(?:s|ed|ing|er)?$/, "-ogue"],
	[/^(?:defense|offense|pretense)(?:s|less)?$/, "-ence"],
	[
		/^(?:model|label|cancel|travel|signal|channel|fuel|level|total|tunnel|marshal|counsel|panel|dial|equal|initial|jewel)(?:ed|ing|er|ers|or|ors)$/,
		"-ll-",
	],
	[
		/^(?:fulfill|enroll|skillful|instill|distill)(?:s|ment|ments|fully)?$/,
		"-l",
	],
	[/^(?:artifact)s?$/, "artefact"],
	[/^(?:gray)(?:s|er|scale)?$/, "grey"],
	[/^(?:aluminum)$/, "aluminium"],
	[/^(?:judgment)s?$/, "judgement"],
	[/^(?:acknowledgment)s?$/, "acknowledgement"],
	[/^(?:aging)$/, "ageing"],
	[/^(?:skeptic(?:al|ism)?)s?$/, "sceptic"],
	[/^(?:maneuver(?:s|ed|ing)?)$/, "manoeuvre"],
	[/^(?:math)$/, "maths"],
	[/^(?:tires?|plows?|curbs?)$/, "tyre, plough, kerb"],
	[
		/^(?:gotten|toward|afterward|upward|whilst)$/,
		"got, towards, afterwards, upwards, while",
	],
	[
		/^(?:jewelry|cozy|pajamas|mustache)$/,
		"jewellery, cosy, pyjamas, moustache",
	],
];

/**
 * Names written as their owners write them, and computing terms with one spelling everywhere. They
 * are removed before the check.
 */
const properNames = [
	"NIST Center",
	"Center for Internet Security",
	"National Cybersecurity Center",
	"International Organization for Standardization",
	"World Health Organization",
	"AWS Organizations",
	"Organization Policy",
	"Cost Optimization Hub",
	"Network Analyzer",
	"Iceberg catalog",
];

// Advertising words: they take up space and say nothing.
const filler = [
	"leverag(?:e|es|ed|ing)",
	"cutting[- ]edge",
	"bleeding[- ]edge",
	"unlock(?:s|ed|ing)?",
	"seamless(?:ly)?",
	"synerg(?:y|ies|istic)",
	"best[- ]in[- ]class",
	"best[- ]of[- ]breed",
	"world[- ]class",
	"game[- ]chang(?:er|ers|ing)",
	"revolutioni[sz]\\w*",
	"state[- ]of[- ]the[- ]art",
	"next[- ]gen(?:eration)?",
	"empower(?:s|ed|ing|ment)?",
	"holistic(?:ally)?",
	"paradigm(?:s)?",
	"turn-?key",
	"supercharg\\w*",
	"delve(?:s|d)?",
	"tapestry",
	"digital transformation journey",
	"in today's",
	"lorem",
	"ipsum",
	"TODO",
	"TBD",
];

/** Finds American spellings in a text, each with its replacement: "color: -our". */
export function americanisms(text: string): string[] {
	const own = properNames.reduce(
		(rest, name) => rest.replaceAll(name, " "),
		text.replace(/\S+@\S+|https?:\/\/\S+|[\w-]+(?:[._/][\w-]+)+/g, " "),
	);
	return (own.toLowerCase().match(/[a-z]+/g) ?? [])
		.filter((word) => !izeRoots.test(word))
		.flatMap((word) =>
			swaps
				.filter(([american]) => american.test(word))
				.map(([, australian]) => `${word}: ${australian}`),
		);
}

/** Finds the filler words in a text. */
export function fillerWords(text: string): string[] {
	const pattern = new RegExp(`\\b(?:${filler.join("|")})\\b`, "gi");
	return [...text.matchAll(pattern)].map(([word]) => word);
}
