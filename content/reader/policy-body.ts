/**
 * A paragraph, a list (with its first number, if it is numbered) or a heading within a section.
 * Paragraphs and entries may contain links as [label](href) and words in bold as **words**.
 */
export type Block =
	| string
	| { list: string[]; start?: number | undefined }
	| { heading: string };

export type BodySection = {
	heading: string;
	blocks: Block[];
};

/** The text of a policy, and the line (counted from 0) on which each part of it begins. */
export type PolicyBody = {
	intro: string;
	sections: BodySection[];
	lines: { heading: number; blocks: number[] }[];
	introLine: number;
	faults: { line: number; message: string }[];
};

/** Markdown syntax that a policy's page does not support. */
const unsupported: [RegExp, string][] = [
	[
		/^#(?!##? )/,
		'must have "## " before a heading, or "### " within a section',
	],
	[/^[*+] /, 'must have "- " before each entry of a list'],
	[/^(>|\||```|~~~|<)/, "can contain only headings, paragraphs and lists"],
	[/^(-{2,}|={2,})$/, 'must have "## " before a heading, and no line below it'],
	[/^\[[^\]]+\]:|\[\^/, "cannot show notes; write links as [label](address)"],
	[/__/, "must have ** around words in bold, not __"],
	[
		/(?<!\*)\*(?!\*)[^\s*][^*]*\*(?!\*)/,
		"cannot show words in italics; remove the *",
	],
	[
		/(?<![\w/])_[^\s_][^_]*_(?![\w/])/,
		"cannot show words in italics; remove the _",
	],
	[/`/, "cannot show code; remove the `"],
	[/~~/, "cannot show words crossed out; remove the ~~"],
	[
		/<[A-Za-z/!]|&(#\w+|[a-z]+);/,
		"cannot contain HTML; write the character itself",
	],
	[/!\[/, "cannot show pictures; remove this one"],
];
/** The page has lists of one level only. */
const nested = /^\s+([-*+]|\d{1,3}[.)]) /;
/** An entry of a list, with its number if it is numbered. More digits are a year at the end of a sentence. */
const entry = /^(?:-|(\d{1,3})[.)]) (.*)$/;

/**
 * Reads the subset of Markdown used in policies: `## ` and `### ` headings, paragraphs that end at an
 * empty line, and lists with `- ` or `1. `. The paragraph above the first heading is the introduction.
 */
export function readPolicyBody(text: string): PolicyBody {
	const body: PolicyBody = {
		intro: "",
		sections: [],
		lines: [],
		introLine: 0,
		faults: [],
	};
	// The block that the next line of text continues; ended by an empty line or a heading.
	let open: "paragraph" | "list" | undefined;
	for (const [line, whole] of text.split(/\r?\n/).entries()) {
		const words = whole.trim();
		const fault = unsupported.find(([syntax]) => syntax.test(words));
		if (fault) body.faults.push({ line, message: fault[1] });
		if (nested.test(whole)) {
			const message = "cannot have a list within a list";
			body.faults.push({ line, message });
		}
		if (words === "") {
			open = undefined;
		} else if (words.startsWith("## ")) {
			open = undefined;
			body.sections.push({ heading: words.slice(3).trim(), blocks: [] });
			body.lines.push({ heading: line, blocks: [] });
		} else if (words.startsWith("### ")) {
			open = undefined;
			begin({ heading: words.slice(4).trim() }, line);
		} else if (isEntry(words)) {
			addEntry(words, line);
			open = "list";
		} else if (open) {
			continueBlock(words);
		} else {
			begin(words, line);
			open = "paragraph";
		}
	}
	return body;

	function begin(block: Block, line: number): void {
		const section = body.sections.at(-1);
		if (section) {
			section.blocks.push(block);
			body.lines.at(-1)?.blocks.push(line);
		} else if (body.intro === "" && typeof block === "string") {
			body.intro = block;
			body.introLine = line;
		} else {
			const message =
				'must have exactly one paragraph, the introduction, before the first "## "';
			body.faults.push({ line, message });
		}
	}

	/** As in Markdown, a number begins an entry within a paragraph only if it is 1: others may end a sentence. */
	function isEntry(words: string): boolean {
		const [isMatch, number] = entry.exec(words) ?? [];
		if (isMatch === undefined) return false;
		return open !== "paragraph" || number === undefined || number === "1";
	}

	function addEntry(words: string, line: number): void {
		const [, number, text = ""] = entry.exec(words) ?? [];
		const section = body.sections.at(-1);
		if (!section) {
			const message = "can have a list only below a heading";
			body.faults.push({ line, message });
			return;
		}
		const start = number === undefined ? undefined : Number(number);
		const last = section.blocks.at(-1);
		// As in Markdown, an empty line between two entries does not end the list.
		const isSame =
			isList(last) && (last.start === undefined) === (start === undefined);
		if (isSame) last.list.push(text.trim());
		else
			begin(
				{ list: [text.trim()], ...(start !== undefined && { start }) },
				line,
			);
	}

	function continueBlock(words: string): void {
		const blocks = body.sections.at(-1)?.blocks;
		const last = blocks?.at(-1);
		if (!blocks) body.intro += ` ${words}`;
		else if (typeof last === "string") blocks.splice(-1, 1, `${last} ${words}`);
		else if (isList(last)) last.list.push(`${last.list.pop() ?? ""} ${words}`);
	}
}

function isList(
	block: Block | undefined,
): block is Extract<Block, { list: string[] }> {
	return typeof block === "object" && "list" in block;
}
