import { FeedParseError } from "#content/feeds/feed-parse-error.ts";
import { feedLimits } from "#content/feeds/limits.ts";
import type { CleanTag } from "./clean-tag.ts";
import { decodeReferences, dropForbidden } from "./clean-text.ts";
import type { ElementKind } from "./element-kind.ts";
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
	private readonly text: string;
	private readonly tokens: XmlTokens;
	private readonly writer: XmlWriter;
	/** Everything before this index has been read. */
	private position: number;
	private hasRoot = false;
	private elementCount = 0;
	private itemCount = 0;

	constructor(text: string) {
		this.text = text;
		this.position = findRoot(text);
		this.tokens = new XmlTokens(text, this.position);
		this.writer = new XmlWriter(text, this.position);
	}

	run(): string {
		const { elements, tokens, writer } = this;
		let isOpen = true;
		while (isOpen) {
			const token = tokens.next(elements.top?.name ?? "");
			if (token === null) break;
			const wasRead = this.repair(token);
			this.position = wasRead ? token.end : token.start;
			isOpen = wasRead && !(this.hasRoot && elements.depth === 0);
		}
		return writer.finish(
			this.position,
			elements.closeFrom(0),
			this.namespaces.missing(),
		);
	}

	/** @returns false, without reading the token, if the feed already has `maxItems` items */
	private repair(token: XmlToken): boolean {
		const { elements, writer, text } = this;
		const { type, start, end } = token;
		if (type === "start") return this.startTag(start, end, token);
		if (type === "end") {
			if (token.isWellFormed && token.name === elements.top?.name) {
				if (!elements.pop()) writer.discard(start, end);
			} else writer.markup(start, end, elements.close(token.name));
		} else if (type === "skipped" || elements.isUnread) {
			writer.discard(start, end);
		} else if (type === "literal") {
			writer.characters(start, end, token.content);
		} else {
			const run = text.slice(start, end);
			if (/[&>]/.test(run)) {
				writer.characters(start, end, decodeReferences(run));
			} else writer.copyText(start, end);
		}
		return true;
	}

	private startTag(
		start: number,
		end: number,
		{ kind, tag }: { kind: ElementKind; tag: CleanTag | null },
	): boolean {
		const { elements, writer } = this;
		this.elementCount += 1;
		if (this.elementCount > feedLimits.maxElements) {
			throw new FeedParseError(`more than ${feedLimits.maxElements} elements`);
		}
		const missing = elements.closeBefore(kind);
		if (missing) writer.markup(start, start, missing);
		if (kind.isItem) {
			this.itemCount += 1;
			if (this.itemCount > feedLimits.maxItems) return false;
		}
		const isLeftOut = elements.isUnread || elements.startsUnread(kind);
		if (!tag?.selfClosing) elements.open(kind);
		if (isLeftOut) {
			writer.discard(start, end);
			return true;
		}
		this.namespaces.use(kind.prefix);
		if (tag) this.writeTag(start, kind.name, tag);
		return true;
	}

	private writeTag(start: number, name: string, tag: CleanTag): void {
		const { writer } = this;
		const begin = `<${name}${tag.attributes}`;
		const close = tag.selfClosing ? "/>" : ">";
		if (this.hasRoot) {
			writer.markup(start, tag.end, begin + close);
			return;
		}
		this.hasRoot = true;
		this.namespaces.declare(tag.names);
		writer.markup(start, tag.end, begin);
		writer.endRootTag(close);
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
