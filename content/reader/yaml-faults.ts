import {
	type Document,
	isAlias,
	isCollection,
	isScalar,
	type Node,
	type Scalar,
	visit,
} from "yaml";
import { explainYaml } from "./explain-yaml.ts";

/** Finds whatever prevents the text from being read, or would give it an unintended meaning. Lines count from 0. */
export function faultsOf(
	document: Document.Parsed,
	text: string,
): { line: number; message: string }[] {
	const faults = [...document.errors, ...document.warnings].map((fault) => ({
		code: fault.code,
		...explainYaml({ ...fault, offset: fault.pos[0] }, text),
	}));
	// After the first error other than a duplicate field, the parser's further errors are unreliable.
	const first = faults.find(({ code }) => code !== "DUPLICATE_KEY");
	if (faults.length > 0) return first ? [first] : faults;
	const lineOf = (offset = 0) => text.slice(0, offset).split("\n").length - 1;
	const found: { line: number; message: string }[] = [];
	const report = (node: Node, message: string) =>
		found.push({ line: lineOf(node.range?.[0]), message });
	visit(document, {
		Node(_, node) {
			if (isAlias(node) || (!isCollection(node) && node.anchor)) {
				const mark = isAlias(node) ? "*" : "&";
				report(
					node,
					`begins its text with ${mark}; put quotation marks around the whole text`,
				);
			} else if (isScalar(node) && node.type === "PLAIN" && hasNote(node)) {
				report(
					node,
					'ends its text at " #", where a note for editors begins; put quotation marks around the text, or put the note on a separate line',
				);
			}
		},
	});
	return found;

	function hasNote({ comment, range }: Scalar): boolean {
		const end = range?.[1] ?? 0;
		return Boolean(comment) && /^ +#/.test(text.slice(end));
	}
}
