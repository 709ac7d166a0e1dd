import { fieldPatterns } from "./fields.ts";
import { htmlPatterns } from "./html.ts";
import { nestingPatterns } from "./nesting.ts";
import { paperPatterns } from "./papers.ts";
import { type HostilePattern, inHtml, words } from "./pieces.ts";
import { tagPatterns } from "./tags.ts";
import { textPatterns } from "./texts.ts";

/** What all others are compared with: the text of an ordinary article. */
export const plainPattern = inHtml("plain words", words);

/** Every way to keep the reader busy that we know of; the reader is to take each in linear time. */
export const hostilePatterns: HostilePattern[] = [
	...tagPatterns,
	...nestingPatterns,
	...textPatterns,
	...htmlPatterns,
	...fieldPatterns,
	...paperPatterns,
];
