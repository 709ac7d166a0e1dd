import { escapeText } from "./clean-text.ts";

/** Longer texts are cheaper for an XML reader as a CDATA section than as many references. */
const maxEscaped = 24;

/** Writes well-formed XML from markup and arbitrary text. */
export class XmlWriter {
	/** The root's start tag without its end, where namespaces may be missing. */
	private root = "";
	private out = "";
	/** Text that is still to be written, together with the text that follows it. */
	private text = "";

	/** Writes the root's name and attributes; the end of its tag is the next markup. */
	startRoot(tag: string): void {
		this.root = tag;
	}

	markup(markup: string): void {
		if (markup === "") return;
		this.out += characterData(this.text) + markup;
		this.text = "";
	}

	characters(content: string): void {
		this.text += content;
	}

	/**
	 * Returns the whole document.
	 * @param endTags end tags that are still missing
	 * @param declarations namespaces for the root's start tag
	 */
	finish(endTags: string, declarations: string): string {
		return (
			this.root + declarations + this.out + characterData(this.text) + endTags
		);
	}
}

function characterData(text: string): string {
	if (!/[&<>]/.test(text)) return text;
	if (text.length <= maxEscaped) return escapeText(text);
	return `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}
