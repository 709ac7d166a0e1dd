import type { XmlElement } from "./xml-element.ts";

/**
 * Long texts are taken out of a feed before an XML reader walks it, which it would do
 * character by character, and put back into the tree that it gives. A private-use
 * character on both sides of a number stands in for each.
 */
export type LiftedTexts = string[];

export const liftMark = "\ue000";

/** Shorter ones cost less where they are. */
export const liftFrom = 24;

/** Takes a text out. @returns what stands in for it */
export function liftText(texts: LiftedTexts, text: string): string {
	texts.push(text);
	return `${liftMark}${texts.length - 1}${liftMark}`;
}

/** Puts the texts back into the tree, in place. */
export function restoreTexts(element: XmlElement, texts: LiftedTexts): void {
	const { children } = element;
	for (let index = 0; index < children.length; index += 1) {
		const child = children[index];
		if (child === undefined) continue;
		if (typeof child !== "string") restoreTexts(child, texts);
		else if (child.includes(liftMark)) children[index] = restore(child, texts);
	}
}

/** Text between two marks is a number, text around them is itself. */
function restore(text: string, texts: LiftedTexts): string {
	const [, only] = /^\ue000(\d+)\ue000$/.exec(text) ?? [];
	if (only) return texts[Number(only)] ?? "";
	return text
		.split(liftMark)
		.map((part, index) => (index % 2 === 1 ? texts[Number(part)] : part))
		.join("");
}
