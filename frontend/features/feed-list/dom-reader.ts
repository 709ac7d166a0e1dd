import type { ReadXml, XmlElement } from "#content/feeds/xml/xml-element.ts";
import { createElement } from "#content/feeds/xml/xml-element.ts";

/**
 * Reads XML with the browser's DOMParser, so that there is nothing to download.
 * @throws Error if not even part of the text could be parsed
 */
export const readXml: ReadXml = (xml) => {
	const document = new DOMParser().parseFromString(xml, "application/xml");
	const root = document.documentElement;
	if (isErrorNote(root)) throw new Error("not well-formed");
	return toElement(root);
};

function toElement(element: Element): XmlElement {
	const attributes: XmlElement["attributes"] = {};
	for (const { name, value } of element.attributes) {
		attributes[name.toLowerCase()] = value;
	}
	const result = createElement(element.nodeName, attributes);
	const { children } = result;
	for (const node of element.childNodes) {
		if (node instanceof Element) {
			// Chromium reports an error inside the tree, after the elements it parsed before it.
			if (!isErrorNote(node)) children.push(toElement(node));
		} else if (node instanceof CharacterData) children.push(node.data);
	}
	return result;
}

function isErrorNote(element: Element): boolean {
	return element.localName === "parsererror";
}
