import { Parser } from "xml2js/lib/parser.js";
import {
	createElement,
	type ReadXml,
	type XmlElement,
} from "#content/feeds/xml/xml-element.ts";

/**
 * Reads XML in Node with xml2js, which is built on the sax parser. The objects that xml2js makes
 * lose the order of elements and text, or take three times as long to preserve it, so the tree is
 * built from the parser's events instead.
 * @throws Error if the text is not well-formed
 */
export const readXml: ReadXml = (xml) => {
	const parser = new Parser({ strict: true });
	const document: XmlElement["children"] = [];
	const openElements: XmlElement["children"][] = [document];
	let current = document;

	Object.assign(parser.saxParser, {
		// No error message mentions a line, and counting lines takes a sixth of the time.
		trackPosition: false,
		onopentag({ name, attributes }: SaxTag) {
			const element = createElement(name, withLowerCaseNames(attributes));
			current.push(element);
			openElements.push(element.children);
			current = element.children;
		},
		onclosetag() {
			openElements.pop();
			current = openElements.at(-1) ?? document;
		},
		ontext: (text: string) => current.push(text),
		oncdata: (text: string) => current.push(text),
	});
	let failure: Error | null = null;
	// Calls back before it returns, because the parser's `async` option is off.
	parser.parseString(xml, (error) => {
		failure ??= error;
	});
	const root = document.find((child) => typeof child !== "string");
	if (failure) throw failure;
	if (!root) throw new Error("an empty text");
	return root;
};

type SaxTag = { name: string; attributes: Record<string, string> };

function withLowerCaseNames(
	attributes: Record<string, string>,
): Record<string, string> {
	const result: Record<string, string> = {};
	for (const name in attributes) {
		result[name.toLowerCase()] = attributes[name] ?? "";
	}
	return result;
}
