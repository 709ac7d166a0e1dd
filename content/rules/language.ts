/** A pattern of words in American spelling, and what to write instead. */
type Spelling = [american: RegExp, australian: string];

// Words in which "ize" belongs to the root.
const izeRoots =
	/^(?:(?:re|over|under|down|up|right|out|mid|cap)?siz(?:e|es|ed|ing)|priz\w+|seiz(?:e|es|ed|ing)|maize|belize|pfizer)$/;

const spellings: Spelling[] = [
	[
		/^\w+(?:iz(?:e|es|ed|er|ers|ing|able)|ization(?:s|al)?)$/,
		"-ise or -isation",
	],
	[/^\w+(?:lyz(?:e|es|ed|er|ers|ing))$/, "-lyse"],
	[
		/^(?:behavior|color|favor|flavor|harbor|honor|labor|neighbor|rumor|vapor|endeavor|armor|humor|savior)(?:s|ed|ing|al|ally|able|ite|hood|less|ful)?$/,
		"-our",
	],
	[
		/^(?:center|theater|fiber|liter|caliber|specter|luster)(?:s|ed|ing)?$/,
		"-re",
	],
	[/^(?:kilo|centi|milli)?meter(?:s)?$/, "metre, or gauge for a device"],
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
	[/^tires?$/, "tyre"],
	[/^plows?$/, "plough"],
	[/^curbs?$/, "kerb"],
	[/^gotten$/, "got"],
	[/^toward$/, "towards"],
	[/^afterward$/, "afterwards"],
	[/^upward$/, "upwards"],
	[/^whilst$/, "while"],
	[/^jewelry$/, "jewellery"],
	[/^cozy$/, "cosy"],
	[/^pajamas$/, "pyjamas"],
	[/^mustache$/, "moustache"],
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

/**
 * The second and later words of a name such as "IAM Identity Center": capitals one after the other.
 * The first may begin a sentence, and so tells nothing.
 */
const laterCapitals =
	/\b(?!(?:The|Our|Your|This|That|Each|Every|Any)\b)(\p{Lu}\w*)(?: \p{Lu}\w*)+/gu;

// In a heading that has capitals throughout, other words than such as "from" begin with one as well.
const lowerCaseWord =
	/(?<![\w'’-])(?!(?:from|into|over|than|upon|with)\b)\p{Ll}{4,}/u;

// Advertising words, which tell a visitor nothing.
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
];

// Placeholders for a text that is still to be written.
const placeholders = ["lorem", "ipsum", "TODO", "TBD"];

/** Finds American spellings in a text, each with what to write instead: "color: -our". */
export function americanisms(text: string): string[] {
	// Addresses, paths and file names are spelt as they are.
	const prose = properNames.reduce(
		(rest, name) => rest.replaceAll(name, " "),
		text.replace(/\S+@\S+|https?:\/\/\S+|[\w-]+(?:[._/][\w-]+)+/g, " "),
	);
	const words = prose
		.split(/(?<=[.:!?])\s/)
		.map((sentence) =>
			lowerCaseWord.test(sentence)
				? sentence.replace(laterCapitals, "$1")
				: sentence,
		)
		.join(" ");
	return (words.toLowerCase().match(/[a-z]+/g) ?? []).flatMap(spellingFaults);
}

/** By word: a site repeats its words, and a check runs all patterns on each. */
const knownFaults = new Map<string, string[]>();

function spellingFaults(word: string): string[] {
	const known = knownFaults.get(word);
	if (known) return known;
	const faults = spellings
		.filter(([american]) => american.test(word) && !izeRoots.test(word))
		.map(([, australian]) => `${word}: ${australian}`);
	knownFaults.set(word, faults);
	return faults;
}

/** Finds the advertising words in a text. */
export const fillerWords = finderOf(filler);

/** Finds the placeholders in a text. */
export const placeholderWords = finderOf(placeholders);

function finderOf(words: string[]): (text: string) => string[] {
	const pattern = new RegExp(`\\b(?:${words.join("|")})\\b`, "gi");
	return (text) => [...text.matchAll(pattern)].map(([word]) => word);
}
