import { Parser } from "xml2js/lib/parser.js";
import type { ReadXml, XmlElement } from "#content/news/xml-element.ts";
import { splitName } from "#content/news/xml-element.ts";

// Keys that no element can have as its name.
const keys = {
	attrkey: "#attributes",
	charkey: "#text",
	childkey: "#children",
} as const;

type Node = {
	"#name": string;
	"#text"?: string;
	"#attributes"?: Record<string, string>;
	"#children"?: Node[];
};

/** The XML reader of Node: xml2js. @throws Error where the text is not well-formed */
export const readXml: ReadXml = (xml) => {
	const parser = new Parser({
		...keys,
		explicitRoot: false,
		explicitChildren: true,
		preserveChildrenOrder: true,
		charsAsChildren: true,
		includeWhiteChars: true,
		attrNameProcessors: [(name) => name.toLowerCase()],
	});
	let root: Node | undefined;
	let failure: Error | null = null;
	// Calls back before it returns, as its option `async` is off.
	parser.parseString(xml, (error, result: Node) => {
		failure ??= error;
		root = result;
	});
	if (failure) throw failure;
	if (!root) throw new Error("an empty text");
	return toElement(root);
};

function toElement(node: Node): XmlElement {
	return {
		...splitName(node["#name"]),
		attributes: node["#attributes"] ?? {},
		children: (node["#children"] ?? []).map((child) =>
			child["#name"] === "__text__" ? (child["#text"] ?? "") : toElement(child),
		),
	};
}
