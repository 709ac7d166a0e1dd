import { decodeEntity, isLegacyEntity } from "./entities.ts";

const reference =
	/&([a-z][\da-z]{1,31}|#\d{1,8}|#x[\da-f]{1,7})(;|(?![\w=;]))/iy;

/**
 * Decodes each XML or HTML reference to its character, once. A missing semicolon is handled as
 * browsers do; anything that is not a reference stays unchanged.
 */
export function decodeReferences(text: string): string {
	let at = text.indexOf("&");
	if (at < 0) return text;
	let out = "";
	let written = 0;
	while (at >= 0) {
		reference.lastIndex = at;
		const [whole = "&", inside = "", end] = reference.exec(text) ?? [];
		const character =
			end || isLegacyEntity(inside) ? decodeEntity(inside) : null;
		const next = at + whole.length;
		if (character !== null) {
			out += text.slice(written, at) + character;
			written = next;
		}
		at = text.indexOf("&", next);
	}
	return out + text.slice(written);
}

/** Repairs text of an element or attribute so that every "&" begins a reference that XML knows. */
export function repairReferences(text: string): string {
	return escapeText(decodeReferences(text));
}

/** Escapes text for XML, including quoted attributes. */
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

/** Returns text that is valid within an XML element or a quoted attribute. */
export function plainXml(text: string): string {
	return escapeText(dropForbidden(text));
}
