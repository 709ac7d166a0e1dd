import { fromWindows1252 } from "./entities.ts";

/**
 * Decodes bytes into text. Tries in this order: the byte order mark, UTF-8 if the bytes are valid
 * or nearly valid, the XML declaration, the HTTP header, windows-1252. Never throws.
 * @param contentType value of the HTTP header
 */
export function decodeText(bytes: Uint8Array, contentType = ""): string {
	const wide = decodeWide(bytes);
	if (wide !== null) return wide;

	const declared = declaredEncoding(bytes);
	// ISO-2022 text is 7-bit bytes with escapes, which is valid UTF-8 but not readable as such.
	if (/^iso-2022-/.test(declared) && bytes.includes(0x1b)) {
		const text = decodeAs(declared, bytes);
		if (text !== null) return text;
	}
	const utf8 = decodeAs("utf-8", bytes, true) ?? decodeDamagedUtf8(bytes);
	if (utf8 !== null) return utf8;

	for (const label of [declared, headerEncoding(contentType)]) {
		// UTF-8, UTF-16 and UTF-32 have been ruled out above, whatever is declared.
		if (!label || /^utf-?(?:8|16|32)/.test(label)) continue;
		const text = decodeAs(label, bytes);
		if (text !== null) return text;
	}
	return decodeAs("windows-1252", bytes) ?? "";
}

/** Decodes UTF-16 and UTF-32, recognised by their mark or by the zeros around ASCII; null for anything else. */
function decodeWide(bytes: Uint8Array): string | null {
	const [a, b, c, d] = bytes;
	if (a === 0xff && b === 0xfe && c === 0 && d === 0) {
		return decodeUtf32(bytes, true);
	}
	if (a === 0 && b === 0 && c === 0xfe && d === 0xff) {
		return decodeUtf32(bytes, false);
	}
	if (a === 0x3c && b === 0 && c === 0 && d === 0) {
		return decodeUtf32(bytes, true);
	}
	if (a === 0 && b === 0 && c === 0 && d === 0x3c) {
		return decodeUtf32(bytes, false);
	}
	if (a === 0xff && b === 0xfe) return decodeAs("utf-16le", bytes);
	if (a === 0xfe && b === 0xff) return decodeAs("utf-16be", bytes);
	// Not only "<": blank lines may come before it, and JSON begins with a brace.
	if (a && b === 0 && c && d === 0) return decodeAs("utf-16le", bytes);
	if (a === 0 && b && c === 0 && d) return decodeAs("utf-16be", bytes);
	return null;
}

/** Decodes UTF-32, which no TextDecoder supports. */
function decodeUtf32(bytes: Uint8Array, littleEndian: boolean): string {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	let text = "";
	for (let at = 0; at + 3 < bytes.length; at += 4) {
		const code = view.getUint32(at, littleEndian);
		const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
		text += isCharacter ? String.fromCodePoint(code) : "\ufffd";
	}
	return text;
}

function declaredEncoding(bytes: Uint8Array): string {
	const start = decodeAs("windows-1252", bytes.subarray(0, 1024)) ?? "";
	const declaration = /<\?xml[^>]*?encoding\s*=\s*["']\s*([\w.:-]+)/i.exec(
		start,
	);
	return declaration?.[1]?.toLowerCase() ?? "";
}

function headerEncoding(contentType: string): string {
	// Without the brackets, the time for many spaces would grow with the square of their number.
	const parameter = /charset\s*=\s*(?:["']\s*)?([\w.:-]+)/i.exec(contentType);
	return parameter?.[1]?.toLowerCase() ?? "";
}

/**
 * Decodes UTF-8 with a few broken sequences, whatever encoding is declared: text in another
 * encoding contains almost no valid ones. Null unless these are more than twice as many.
 */
function decodeDamagedUtf8(bytes: Uint8Array): string | null {
	const text = decodeAs("utf-8", bytes) ?? "";
	let broken = 0;
	let valid = 0;
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		if (code === 0xfffd) broken += 1;
		// A surrogate pair counts once, by its first half.
		else if (code > 0x7f && (code < 0xdc00 || code > 0xdfff)) valid += 1;
	}
	return valid > broken * 2 ? text : null;
}

function decodeAs(
	label: string,
	bytes: Uint8Array,
	fatal = false,
): string | null {
	try {
		const decoder = new TextDecoder(label, { fatal });
		const text = decoder.decode(bytes);
		if (decoder.encoding !== "windows-1252") return text;
		// Node 20 reads this encoding as Latin-1.
		return text.replace(/[\x80-\x9f]/g, (character) =>
			fromWindows1252(character.charCodeAt(0)),
		);
	} catch {
		return null;
	}
}
