import { feedLimits } from "#content/feeds/limits.ts";

/** What the clean-up needs to know about an element, derived from its name. */
export type ElementKind = {
	/** As written. */
	name: string;
	/** "" if there is none. */
	prefix: string;
	lower: string;
	/** An article: `item` or `entry` under any prefix. */
	isItem: boolean;
	/** A start tag of this kind shows that a preceding one of {@link leafNames} was left open. */
	isField: boolean;
	/** A start tag of this kind shows that a preceding description was left open: no HTML in a description has it. */
	isPlainField: boolean;
	/** Contains no feed fields, so that a field within it means a missing end tag. */
	isLeaf: boolean;
	isDescription: boolean;
	/** Whether any of it is read when it is directly within an article. */
	isRead: boolean;
};

const wellFormedName = /^(?!xmlns:)(?:([a-z_][\w.-]*):)?([a-z_][\w.-]*)$/i;
const plainFields = names("title link guid pubdate description item category");
const otherFields = names(
	"id published updated author summary content comments source enclosure entry",
);
const leafNames = names(
	"title link guid pubdate id published updated enclosure media:thumbnail",
);
const htmlPrefixes = names("html xhtml svg math m h");
const readNames = names(
	"title link guid id encoded content description summary pubdate published issued date created updated modified creator author category categories subject group item entry",
);

/** Returns null for an invalid XML name, or one longer than `feedLimits.maxName`. */
export function elementKind(name: string): ElementKind | null {
	if (name.length > feedLimits.maxName) return null;
	const parts = wellFormedName.exec(name);
	if (!parts) return null;
	const [, prefix = "", localName = ""] = parts;
	const lower = name.toLowerCase();
	const local = localName.toLowerCase();
	const isItem = local === "item" || local === "entry";
	const isPlainField = plainFields.has(lower) || isItem;
	return {
		name,
		prefix,
		lower,
		isItem,
		isPlainField,
		isField:
			isPlainField ||
			otherFields.has(lower) ||
			(prefix !== "" && !htmlPrefixes.has(prefix.toLowerCase())),
		isLeaf: leafNames.has(lower),
		isDescription: lower === "description",
		isRead: readNames.has(local),
	};
}

function names(list: string): Set<string> {
	return new Set(list.split(" "));
}
