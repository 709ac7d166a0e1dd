import { escapeText } from "./clean-text.ts";

/** Longer texts are cheaper for an XML reader as a CDATA section than as many references. */
const maxEscaped = 24;

/**
 * Writes well-formed XML from a text that is mostly well-formed already: anything that is neither
 * replaced nor dropped is copied as it is.
 */
export class XmlWriter {
	private readonly source: string;
	private written: number;
	private out = "";
	/** Text that is still to be written, with everything that directly follows it. */
	private text = "";
	/** Everything up to the root's own ">", where its missing namespaces are inserted; null before it. */
	private head: string | null = null;

	/** @param from everything before this index of the source is left out */
	constructor(source: string, from: number) {
		this.source = source;
		this.written = from;
	}

	/** Leaves out the source from `from` up to `to`. */
	discard(from: number, to: number): void {
		this.consume(from);
		this.written = to;
	}

	/** Writes markup instead of the source from `from` up to `to`. */
	markup(from: number, to: number, instead: string): void {
		this.consume(from);
		this.flushText();
		this.out += instead;
		this.written = to;
	}

	/** Writes arbitrary characters instead of the source from `from` up to `to`. */
	characters(from: number, to: number, content: string): void {
		this.consume(from);
		this.text += content;
		this.written = to;
	}

	/** Copies well-formed text: as it is, or together with other text that it directly follows. */
	copyText(from: number, to: number): void {
		if (this.text === "" || from > this.written) return;
		this.text += this.source.slice(from, to);
		this.written = to;
	}

	/** Ends the root's start tag, which has been written except for its end. */
	endRootTag(end: string): void {
		this.head = this.out;
		this.out = end;
	}

	/**
	 * Returns the whole document.
	 * @param to everything from this index on is left out
	 * @param endTags end tags that are still missing
	 * @param declarations namespaces for the root's start tag
	 */
	finish(to: number, endTags: string, declarations: string): string {
		this.consume(to);
		this.flushText();
		return (this.head ?? "") + declarations + this.out + endTags;
	}

	/** Copies the source up to an index. */
	private consume(to: number): void {
		if (to <= this.written) return;
		this.flushText();
		this.out += this.source.slice(this.written, to);
	}

	private flushText(): void {
		if (this.text === "") return;
		this.out += characterData(this.text);
		this.text = "";
	}
}

function characterData(text: string): string {
	if (!/[&<>]/.test(text)) return text;
	if (text.length <= maxEscaped) return escapeText(text);
	return `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}
