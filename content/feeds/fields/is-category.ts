import { feedLimits } from "#content/feeds/limits.ts";
import { plainText } from "./plain-text.ts";

/**
 * Returns whether an article's category can have this name: one line, not empty and not too long. The relay
 * refuses to look for any other, and the page offers no feed of it.
 */
export function isCategory(name: string): boolean {
	return (
		name !== "" &&
		plainText(name) === name &&
		// A category that was cut ends with an ellipsis after that many characters.
		[...name.replace(/…$/, "")].length <= feedLimits.maxCategory
	);
}
