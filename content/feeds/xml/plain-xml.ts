import { dropForbidden, escapeText } from "./clean-text.ts";

/** Text as XML holds it, within an element or a quoted attribute. */
export function plainXml(text: string): string {
	return escapeText(dropForbidden(text));
}
