type Fault = { code: string; message: string; offset: number };

const quoteHint = "put quotation marks around the whole text";
const indentHint =
	"has more or fewer spaces before it than the fields around it; use as many as they have";

/** Finds the first line with which git marks that two people have changed the same lines; counted from 0. */
export function findConflict(
	text: string,
): { line: number; message: string } | undefined {
	const line = text
		.split(/\r?\n/)
		.findIndex((one) => /^(<{7}|={7}|>{7})( |$)/.test(one));
	if (line < 0) return undefined;
	return {
		line,
		message:
			"marks a conflict between two versions; keep one of them, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>",
	};
}

/**
 * Explains a YAML syntax error to someone who has never heard of YAML, in words that follow "this
 * line".
 * @returns the message and the line to change, counted from 0, which may differ from the parser's
 */
export function explainYaml(
	{ code, message, offset }: Fault,
	text: string,
): { line: number; message: string } {
	const lines = text.split("\n");
	const at = text.slice(0, offset).split("\n").length - 1;
	const here = lines[at] ?? "";
	const conflict = findConflict(text);
	if (conflict) return conflict;
	if (code === "MULTIPLE_DOCS") {
		const ends = lines
			.slice(0, at + 1)
			.findLastIndex((one) => /^(---|\.\.\.)/.test(one));
		const line = Math.max(ends, 0);
		const mark = lines[line]?.slice(0, 3);
		return { line, message: `has ${mark}, which ends the file; remove it` };
	}
	// The parser reports what these cause, on this line or the next.
	for (const line of [at, at + 1]) {
		const message = explainStart(lines[line] ?? "");
		if (message) return { line, message };
	}
	const openMark = /Missing closing (["'])/.exec(message)?.[1];
	if (openMark) {
		return {
			line: lineOfOpening(openMark, lines, at),
			message: `opens a quotation mark (${openMark}) that nothing closes; put one at the end of the text`,
		};
	}
	if (/^Flow /.test(message)) {
		const opens = lines
			.slice(0, at + 1)
			.findLastIndex((one) => /(^|[:-] +)[[{]/.test(one.trim()));
		const line = Math.max(opens, 0);
		const mark = /[[{]/.exec(lines[line] ?? "")?.[0];
		return { line, message: `begins its text with ${mark}; ${quoteHint}` };
	}
	// The parser reports some errors on the line above.
	const nextAt = lines.findIndex((one, index) => index > at && one.trim());
	const next = lines[nextAt] ?? "";
	if (isDeeper(next, here) && /^(BLOCK_AS|MULTILINE)/.test(code)) {
		return { line: nextAt, message: indentHint };
	}
	const startsList = isEntry(next) && !isEntry(here);
	if (startsList && /block sequence/.test(message)) {
		return {
			line: nextAt,
			message:
				"begins with a hyphen, although it is not an entry of a list; remove the hyphen",
		};
	}
	return { line: at, message: explainLine(code, here, message) };
}

/** Explains what looks like a space or a hyphen at the beginning of a line, or misses the space after it. */
function explainStart(line: string): string | undefined {
	if (/^ *\t/.test(line)) return "begins with a tab; use spaces";
	if (/^[ -]*\u00a0|^\s*(- +)*[\w-]+:\u00a0/.test(line))
		return "has a no-break space, which looks like a space; type a space instead";
	if (/^ *[•‣◦▪·–—]/.test(line))
		return `begins with ${line.trim()[0]}; begin an entry of a list with a hyphen and a space`;
	if (/^ *-[^\s-]/.test(line))
		return `needs a space after its hyphen: ${line.trim().replace("-", "- ")}`;
	return undefined;
}

function explainLine(code: string, line: string, message: string): string {
	const value = line.replace(/^\s*(- +)*([\w-]+: +)?/, "");
	switch (code) {
		case "TAB_AS_INDENT":
			return "begins with a tab; use spaces";
		case "DUPLICATE_KEY":
			return "repeats a field; remove one of the two";
		case "BAD_DQ_ESCAPE":
			return "has a backslash (\\) between double quotation marks; use single ones (')";
		case "BAD_INDENT":
			return indentHint;
	}
	if (/^\s*[\w-]+: +- /.test(line)) {
		return "begins a list after its name; begin it on the next line";
	}
	if (/^["']/.test(value)) {
		const [mark, other] = value[0] === '"' ? ['"', "'"] : ["'", '"'];
		return `goes on after a closing quotation mark (${mark}); begin and end the text with the other kind (${other})`;
	}
	if (/^[|>]/.test(value)) {
		return "has text after its >- or |; begin it on the next line, with two more spaces";
	}
	if (/^[[\]{}*&!%@`,]/.test(value)) {
		return `begins its text with ${value[0]}; ${quoteHint}`;
	}
	if (/^\s*(- +)?[\w-]+:\S/.test(line)) {
		return `needs a space after the colon: ${line.trim().replace(":", ": ")}`;
	}
	if (value.includes(": ") || value.endsWith(":")) {
		return `has ": " in its text; ${quoteHint}`;
	}
	if (message.includes("- indicator") || isEntry(line)) return indentHint;
	if (/^(MULTILINE|MISSING_CHAR)/.test(code)) {
		return "is neither a field nor the rest of a text; a text of several lines goes below its name and >-, each line with two more spaces than the name";
	}
	return `cannot be read (${message})`;
}

/**
 * Returns the last line on which a text begins with the mark but does not end with it; if there is
 * none, the line of the error. On an earlier one, a text of several lines begins.
 */
function lineOfOpening(mark: string, lines: string[], at: number): number {
	const body = mark === '"' ? '(?:[^"\\\\]|\\\\.)*' : "(?:[^']|'')*";
	const opens = new RegExp(`^\\s*(- +)*([\\w-]+: +)?${mark}${body}$`);
	const line = lines.findLastIndex((one) => opens.test(one));
	return line < 0 ? at : line;
}

function isEntry(line: string): boolean {
	return /^\s*- /.test(line);
}

function isDeeper(next: string, line: string): boolean {
	const blanks = (one: string) => /^ */.exec(one)?.[0].length ?? 0;
	return /^ *(- +)?[\w-]+:/.test(next) && blanks(next) > blanks(line);
}
