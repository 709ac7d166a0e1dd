import { escapeText } from "./clean-text.ts";

/** Longer texts cost an XML reader less as a CDATA section than reference by reference. */
const maxEscaped = 24;

/**
 * Writes well-formed XML from a text of which most is sound already: what nobody replaces
 * or drops is taken over as it stands.
 */
export class XmlWriter {
	private readonly source: string;
	private written: number;
	private out = "";
	/** Text that is still to be written, with all that follows it directly. */
	private text = "";
	/** All up to the root's own ">", before which its missing namespaces go; null before it. */
	private head: string | null = null;

	/** @param from everything before this index of the source is left out */
	constructor(source: string, from: number) {
		this.source = source;
		this.written = from;
	}

	/** Leaves out what stands from `from` up to `to`. */
	discard(from: number, to: number): void {
		this.consume(from);
		this.written = to;
	}

	/** Writes markup in place of what stands from `from` up to `to`. */
	markup(from: number, to: number, instead: string): void {
		this.consume(from);
		this.flushText();
		this.out += instead;
		this.written = to;
	}

	/** Writes characters, whatever they are, in place of what stands from `from` up to `to`. */
	characters(from: number, to: number, content: string): void {
		this.consume(from);
		this.text += content;
		this.written = to;
	}

	/** Takes sound text over: as it stands, or with other text that it follows directly. */
	sound(from: number, to: number): void {
		if (this.text === "" || from > this.written) return;
		this.text += this.source.slice(from, to);
		this.written = to;
	}

	/** Ends the root's start tag, which has been written but for its end. */
	endRootTag(end: string): void {
		this.head = this.out;
		this.out = end;
	}

	/**
	 * The whole document.
	 * @param to everything from this index on is left out
	 * @param endTags what is still missing at the end
	 * @param declarations namespaces for the root's start tag
	 */
	finish(to: number, endTags: string, declarations: string): string {
		this.consume(to);
		this.flushText();
		return (this.head ?? "") + declarations + this.out + endTags;
	}

	/** Takes the source over up to an index. */
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
