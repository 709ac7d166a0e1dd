import { decodeEntity } from "./entities.ts";

const reference = /&(?:([a-z][\da-z]{1,31}|#\d{1,8}|#x[\da-f]{1,7});)?/gi;

// Anything but the references that XML knows as well and that need no second look.
const doubtful =
	/&(?!(?:amp|lt|gt|quot|apos|#(?:3[2-9]|[4-9]\d|1[01]\d|12[0-7]|1[6-9]\d|[2-9]\d\d|[1-9]\d{3}));)/;

/** Text of an element or attribute in which every "&" begins a reference that XML knows. */
export function repairReferences(text: string): string {
	if (!doubtful.test(text)) return text;
	return text.replace(reference, (whole, inside?: string) => {
		switch (inside) {
			case undefined:
				return `&amp;${whole.slice(1)}`;
			case "amp":
			case "lt":
			case "gt":
			case "quot":
			case "apos":
				return whole;
			default:
				return escapeText(decodeEntity(inside) ?? whole);
		}
	});
}

/** What can stand as text in XML; also right within a quoted attribute. */
export function escapeText(text: string): string {
	if (!/[&<>"]/.test(text)) return text;
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML has no way to hold
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]+/g;

export function dropForbidden(text: string): string {
	return text.replace(forbidden, "");
}
