import { findConflict } from "./explain-yaml.ts";
import { type ReadText, readYaml } from "./read-yaml.ts";

/**
 * Reads a Markdown file that begins with fields between two lines of `---`.
 * @returns the fields, with the following lines as `body`; a path such as ["body", 4] means the
 * fifth of those lines
 */
export function readMarkdown(text: string): ReadText {
	// Spaces after the hyphens cannot be seen.
	const lines = text
		.split(/\r?\n/)
		.map((line) => line.replace(/^---\s+$/, "---"));
	const conflict = findConflict(text);
	if (conflict) return unreadable(conflict.line + 1, conflict.message);
	const end = lines.indexOf("---", 1);
	if (lines[0] !== "---" || end < 0) {
		return unreadable(
			1,
			'must be "---", followed by the fields and a second line "---"',
		);
	}
	const head = readYaml(lines.slice(1, end).join("\n"), 1);
	const fields = head.value ?? {};
	return {
		value:
			head.faults.length > 0 || typeof fields !== "object"
				? head.value
				: { ...fields, body: lines.slice(end + 1).join("\n") },
		faults: head.faults,
		placeOf: (path) =>
			path[0] === "body"
				? { line: end + 2 + Number(path[1] ?? 0), column: 1 }
				: head.placeOf(path),
	};
}

function unreadable(line: number, message: string): ReadText {
	const place = { line, column: 1 };
	return {
		value: undefined,
		faults: [{ ...place, message }],
		placeOf: () => place,
	};
}
