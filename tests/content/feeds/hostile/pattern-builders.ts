/** A text designed to keep a reader busy, at any size. */
export type HostilePattern = {
	name: string;
	/** Creates a feed of about this many characters. */
	feed: (size: number) => string;
};

/** Repeats a piece up to about a size; the piece may depend on its number. */
export function fill(
	size: number,
	piece: string | ((index: number) => string),
): string {
	if (typeof piece === "string") {
		return piece.repeat(Math.ceil(size / piece.length));
	}
	let text = "";
	for (let index = 0; text.length < size; index += 1) text += piece(index);
	return text;
}

type Piece = string | ((index: number) => string);

/** Creates a pattern from a frame in which one piece is repeated. */
export function repeated(
	name: string,
	before: string,
	piece: Piece,
	after = "",
): HostilePattern {
	return { name, feed: (size) => before + fill(size, piece) + after };
}

export const rss = (inside: string) => `<rss><channel>${inside}`;
const end = "</item></channel></rss>";

export function inItem(name: string, before: string, piece: Piece, after = "") {
	return repeated(name, rss(`<item>${before}`), piece, after + end);
}

export function inTitle(name: string, piece: Piece, before = "") {
	return inItem(`title: ${name}`, `<title>${before}`, piece, "</title>");
}

/** HTML in a CDATA section, which is converted to text. */
export function inHtml(name: string, piece: Piece, before = "", after = "") {
	return inItem(
		`HTML: ${name}`,
		`<description><![CDATA[${before}`,
		piece,
		`${after}]]></description>`,
	);
}

export function inField(name: string, field: string, piece: Piece, after = "") {
	return inItem(
		`${field}: ${name}`,
		`<${field}>`,
		piece,
		`${after}</${field}>`,
	);
}

/** An attribute, which may be at most 16,384 characters long: many of them. */
export function inAttributes(
	name: string,
	open: string,
	piece: string,
	close: string,
) {
	const one = `${open}${fill(16_000, piece).slice(0, 16_000)}${close}`;
	return inItem(
		`attribute: ${name}`,
		"",
		(index) => one + " ".repeat(index % 2),
	);
}

/** An Atom feed of the preprint service. */
export function inPaper(name: string, field: string, piece: Piece) {
	return repeated(
		`paper ${field}: ${name}`,
		`<feed><entry><id>http://arxiv.org/abs/1</id><${field}>`,
		piece,
		`</${field}></entry></feed>`,
	);
}

export const words = "some plain words of a feed, as they come ";
