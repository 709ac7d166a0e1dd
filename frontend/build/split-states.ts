import { type CssNode, generate, List, parse } from "css-tree";

/** Selectors for what is only seen after an interaction or a failure, or once a script has marked it. */
const states =
	/:hover|:active|:focus|:user-invalid|::selection|\[open\]|\[aria-(busy|disabled|expanded)|\.Toastify|\.((part-)?notice|unseen)\b/;
/**
 * At-rules not needed for the first paint; animations may start a moment later, but for the one
 * that hides dialogs until then. Forced colours are the browser's own but for the lines of pictures.
 */
const laterAtrules =
	/^(page|keyframes(?! unstyled)|property)\b|^media\b.*\b(print|forced-colors)\b/;
const conditions = /^(media|supports|container)$/;

/** Splits a stylesheet into what a page shows at first, and the rules for states, forced colours and printing. */
export function splitStates(css: string): { first: string; later: string } {
	const sheet = parse(css);
	const [first, later] = split("children" in sheet ? sheet.children : null);
	return { first: textOf(first), later: textOf(later) };
}

function split(
	nodes: Iterable<CssNode> | null,
): [first: CssNode[], later: CssNode[]] {
	const first: CssNode[] = [];
	const later: CssNode[] = [];
	for (const node of nodes ?? []) {
		if (node.type === "Rule") {
			(states.test(generate(node.prelude)) ? later : first).push(node);
		} else if (node.type !== "Atrule") {
			first.push(node);
		} else if (laterAtrules.test(headOf(node))) {
			later.push(node);
		} else if (node.block && conditions.test(node.name)) {
			const parts = split(node.block.children);
			for (const [index, target] of [first, later].entries()) {
				const children = new List<CssNode>().fromArray(parts[index] ?? []);
				if (!children.isEmpty) {
					target.push({ ...node, block: { ...node.block, children } });
				}
			}
		} else {
			first.push(node);
		}
	}
	return [first, later];
}

/** Returns an at-rule's name and condition. */
function headOf(node: CssNode & { type: "Atrule" }): string {
	return `${node.name} ${node.prelude ? generate(node.prelude) : ""}`;
}

function textOf(nodes: CssNode[]): string {
	return nodes.map((node) => generate(node)).join("\n");
}
