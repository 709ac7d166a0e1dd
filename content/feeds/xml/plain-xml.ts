import { dropForbidden, escapeText } from "./clean-text.ts";

/** Returns text that is valid within an XML element or a quoted attribute. */
export function plainXml(text: string): string {
	return escapeText(dropForbidden(text));
}
