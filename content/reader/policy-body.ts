import type {
	Emphasis,
	Heading,
	List,
	ListItem,
	Nodes,
	PhrasingContent,
	RootContent,
	Strong,
} from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { emphasis } from "./emphasis.ts";

/**
 * A paragraph, a list (with its first number, if it is numbered) or a heading within a section.
 * Paragraphs may contain links as [label](href), **words** in bold and *words* in italics.
 */
export type Block =
	| string
	| { list: ListEntry[]; start?: number | undefined }
	| { heading: string };

/** An entry of a list: its text, or several paragraphs and lists. */
export type ListEntry = string | Block[];

/** The text of a policy, and the line (counted from 0) on which each part of it begins. */
export type PolicyBody = {
	intro: string;
	sections: { heading: string; blocks: Block[] }[];
	lines: { heading: number; blocks: number[] }[];
	introLine: number;
	faults: { line: number; message: string }[];
};

const nothingElse = "can contain only headings, paragraphs and lists";
/** Why the page does not show a part of Markdown; any other is no heading, paragraph or list. */
const unsupported: Partial<Record<Nodes["type"], string>> = {
	code: "would be shown as code; remove the spaces at the beginning of the line, or the ```",
	html: "cannot contain HTML; write the character itself",
	inlineCode: "cannot show code; remove the `",
	image: "cannot show pictures; remove this one",
	imageReference: "cannot show pictures; remove this one",
	definition: "cannot show notes; write links as [label](address)",
	linkReference: "cannot show notes; write links as [label](address)",
	break: "cannot break a line; begin a paragraph with an empty line",
};

/** What other dialects of Markdown have, and what would be shown otherwise than written. */
const unsupportedTexts: [RegExp, string][] = [
	[/^\|/m, nothingElse],
	[/\[\^/, "cannot show notes; write links as [label](address)"],
	[
		/\]\s+\(\//,
		"has a space between the words of a link and its address; remove it",
	],
	[/~~/, "cannot show words crossed out; remove the ~~"],
	[emphasis, "cannot show a * on either side of words"],
	// Word processors put that space there.
	[
		/^(#{1,6}|[-+*]|\d{1,3}[.)])\u00a0/,
		"has a no-break space after its #, - or number; type a space instead",
	],
	[/(?<=\n)\([a-z\d]{1,4}\) /i, "needs an empty line above each (a), (b), …"],
];
/** A higher number is a year rather than that of an entry. */
const highestNumber = 999;

/**
 * Reads the text of a policy, which is Markdown with headings of two levels, paragraphs and lists. The
 * paragraph above the first heading is the introduction.
 */
export function readPolicyBody(text: string): PolicyBody {
	const body: PolicyBody = {
		intro: "",
		sections: [],
		lines: [],
		introLine: 0,
		faults: [],
	};
	for (const node of fromMarkdown(text).children) {
		if (node.type === "heading" && node.depth === 2) {
			body.sections.push({ heading: readHeading(node), blocks: [] });
			body.lines.push({ heading: lineOf(node), blocks: [] });
			continue;
		}
		const block = readBlock(node);
		const section = body.sections.at(-1);
		if (block === undefined) continue;
		if (section) {
			section.blocks.push(block);
			body.lines.at(-1)?.blocks.push(lineOf(node));
		} else if (body.intro === "" && typeof block === "string") {
			body.intro = block;
			body.introLine = lineOf(node);
		} else {
			const message =
				'must have exactly one paragraph, the introduction, before the first "## "';
			report(lineOf(node), message);
		}
	}
	return body;

	function report(line: number, message: string): void {
		// An HTML element has a beginning and an end, and perhaps both on one line.
		const isKnown = body.faults.some(
			(known) => known.line === line && known.message === message,
		);
		if (!isKnown) body.faults.push({ line, message });
	}

	/** @returns undefined for what the page does not show, which is reported */
	function readBlock(node: RootContent): Block | undefined {
		if (node.type === "paragraph") return readTexts(node.children);
		if (node.type === "list") return readList(node);
		if (node.type === "heading") {
			if (node.depth === 3) return { heading: readHeading(node) };
			const message =
				'must have "## " before a heading, or "### " within a section';
			report(lineOf(node), message);
			return;
		}
		report(lineOf(node), unsupported[node.type] ?? nothingElse);
	}

	function readHeading({ children }: Heading): string {
		return readTexts(children, ["text"]);
	}

	function readList(node: List): Block {
		const list = node.children.map(readEntry);
		if (!node.ordered) return { list };
		const start = node.start ?? 1;
		if (start > highestNumber) {
			const message = `would be entry ${start} of a list; write ${start}\\. with a backslash`;
			report(lineOf(node), message);
		}
		return { list, start };
	}

	function readEntry({ children }: ListItem): ListEntry {
		const blocks = children.flatMap((child) => readBlock(child) ?? []);
		const [first = ""] = blocks;
		return blocks.length <= 1 && typeof first === "string" ? first : blocks;
	}

	/**
	 * Returns text on one line, with links, bold and italic words written in one way.
	 * @param allowed what it may consist of
	 */
	function readTexts(
		nodes: PhrasingContent[],
		allowed = ["text", "strong", "emphasis", "link"],
	): string {
		return nodes
			.map((node) => {
				if (unsupported[node.type]) {
					report(lineOf(node), unsupported[node.type] ?? "");
				} else if (!allowed.includes(node.type)) {
					const message =
						"can have only a whole link in bold or in italics, no words in both, and neither in a heading";
					report(lineOf(node), message);
				}
				return readText(node);
			})
			.join("")
			.replace(/\s*\n\s*/g, " ");
	}

	function readText(node: PhrasingContent): string {
		switch (node.type) {
			case "text":
				reportUnsupported(node.value, lineOf(node));
				return node.value;
			case "strong":
				return emphasized(node, "**");
			case "emphasis":
				return emphasized(node, "*");
			case "link":
				return `[${readTexts(node.children, ["text"])}](${node.url})`;
			default:
				return "";
		}
	}

	function emphasized(node: Strong | Emphasis, sign: string): string {
		const before = body.faults.length;
		const text = sign + readTexts(node.children, ["text", "link"]) + sign;
		const isReported = body.faults.length > before;
		// The page would show the asterisks.
		if (!isReported && text.replace(emphasis, "") !== "") {
			const message =
				"has words in bold or italics with a further * or half a pair of brackets; leave that out of them";
			report(lineOf(node), message);
		}
		return text;
	}

	function reportUnsupported(text: string, line: number): void {
		for (const [pattern, message] of unsupportedTexts) {
			const at = text.search(pattern);
			if (at < 0) continue;
			report(line + text.slice(0, at).split("\n").length - 1, message);
		}
	}
}

/** Returns the line on which a part begins, counted from 0. */
function lineOf({ position }: Nodes): number {
	return (position?.start.line ?? 1) - 1;
}
