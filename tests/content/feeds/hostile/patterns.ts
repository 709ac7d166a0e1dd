import { fieldPatterns } from "./fields.ts";
import { htmlPatterns } from "./html.ts";
import { nestingPatterns } from "./nesting.ts";
import { paperPatterns } from "./papers.ts";
import { type HostilePattern, inHtml, words } from "./pattern-builders.ts";
import { tagPatterns } from "./tags.ts";
import { textPatterns } from "./texts.ts";

/** The baseline for all others: the text of an ordinary article. */
export const plainPattern = inHtml("plain words", words);

/** Every attack on parsing time that we know of; the reader must process each in linear time. */
export const hostilePatterns: HostilePattern[] = [
	...tagPatterns,
	...nestingPatterns,
	...textPatterns,
	...htmlPatterns,
	...fieldPatterns,
	...paperPatterns,
];
