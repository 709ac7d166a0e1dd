import type { ReadXml, XmlElement } from "#content/feeds/xml/xml-element.ts";
import { createElement } from "#content/feeds/xml/xml-element.ts";

/**
 * The XML reader of the browser: its own DOMParser, nothing to download.
 * @throws Error where not even a part of the text could be read
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
			// Chromium notes a fault within the tree and keeps what it read before.
			if (!isErrorNote(node)) children.push(toElement(node));
		} else if (node instanceof CharacterData) children.push(node.data);
	}
	return result;
}

function isErrorNote(element: Element): boolean {
	return element.localName === "parsererror";
}
