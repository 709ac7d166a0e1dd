import { FeedParseError } from "#content/feeds/feed-parse-error.ts";
import { feedLimits } from "#content/feeds/limits.ts";
import { decodeReferences, dropForbidden } from "./clean-text.ts";
import { findRoot } from "./find-root.ts";
import { OpenElements } from "./open-elements.ts";
import { type XmlToken, XmlTokens } from "./xml-tokens.ts";
import { XmlWriter } from "./xml-writer.ts";

/**
 * Turns a real feed into well-formed XML in one pass. Comments, DOCTYPE, everything outside the
 * root and fields that are never read are dropped; references, attributes, end tags and namespace
 * prefixes are repaired. The limits of {@link feedLimits} are enforced within the loop, so that no
 * later reader sees a deep or endless text. Takes linear time.
 * @throws FeedParseError if the text is not a feed, declares entities, nests too deeply or has too
 * many elements or prefixes
 */
export function cleanXml(raw: string): string {
	return new Repair(dropForbidden(raw)).run();
}

/** Reads the tokens of one feed and writes well-formed XML. */
class Repair {
	private readonly elements = new OpenElements();
	private readonly namespaces = new Namespaces();
	private readonly writer = new XmlWriter();
	private readonly text: string;
	private hasRoot = false;
	private elementCount = 0;
	private itemCount = 0;

	constructor(text: string) {
		this.text = text;
	}

	run(): string {
		const { elements, text } = this;
		const tokens = new XmlTokens(text, findRoot(text));
		let isOpen = true;
		while (isOpen) {
			const token = tokens.next(elements.top?.name ?? "");
			const goesOn = token !== null && this.repair(token);
			isOpen = goesOn && !(this.hasRoot && elements.depth === 0);
		}
		return this.writer.finish(elements.closeFrom(0), this.namespaces.missing());
	}

	/** @returns false for the first item beyond `maxItems`, at which the feed is cut */
	private repair(token: XmlToken): boolean {
		const { elements, writer } = this;
		if (token.type === "start") return this.startTag(token);
		if (token.type === "end") writer.markup(elements.close(token.name));
		else if (token.type !== "skipped" && !elements.isUnread) {
			writer.characters(
				token.type === "literal"
					? token.content
					: decodeReferences(this.text.slice(token.start, token.end)),
			);
		}
		return true;
	}

	private startTag({ kind, tag }: XmlToken & { type: "start" }): boolean {
		const { elements, writer } = this;
		this.elementCount += 1;
		if (this.elementCount > feedLimits.maxElements) {
			throw new FeedParseError(`more than ${feedLimits.maxElements} elements`);
		}
		writer.markup(elements.closeBefore(kind));
		if (kind.isItem) {
			this.itemCount += 1;
			if (this.itemCount > feedLimits.maxItems) return false;
		}
		const isLeftOut = elements.isUnread || elements.startsUnread(kind);
		if (!tag.selfClosing) elements.open(kind);
		if (isLeftOut) return true;
		this.namespaces.use(kind.prefix);
		const begin = `<${kind.name}${tag.attributes}`;
		const end = tag.selfClosing ? "/>" : ">";
		if (this.hasRoot) writer.markup(begin + end);
		else {
			this.hasRoot = true;
			this.namespaces.declare(tag.names);
			writer.startRoot(begin);
			writer.markup(end);
		}
		return true;
	}
}

/** Which prefixes a feed uses, and which of them its root declares. */
class Namespaces {
	private readonly declared = new Set(["xmlns:xml", "xmlns:xmlns"]);
	private readonly used = new Set<string>();

	/** @param attributeNames attribute names of the root */
	declare(attributeNames: string[]): void {
		for (const name of attributeNames) this.declared.add(name);
	}

	/** @throws FeedParseError if there are too many */
	use(prefix: string): void {
		if (prefix === "") return;
		this.used.add(prefix);
		if (this.used.size > feedLimits.maxPrefixes) {
			throw new FeedParseError(
				`more than ${feedLimits.maxPrefixes} namespace prefixes`,
			);
		}
	}

	/** Returns declarations of the prefixes that elements use without the root declaring them: a namespace-aware reader stops at such a prefix. */
	missing(): string {
		return [...this.used]
			.filter((prefix) => !this.declared.has(`xmlns:${prefix}`))
			.map((prefix) => ` xmlns:${prefix}="urn:undeclared:${prefix}"`)
			.join("");
	}
}
