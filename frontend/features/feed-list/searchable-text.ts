const kept = new WeakMap<object, string>();

/** The searched texts of an item as one, in small letters; made once, as each letter typed asks for all. */
export function searchableText(item: object, fields: string[]): string {
	const known = kept.get(item);
	if (known !== undefined) return known;
	// Nobody types a line end into a search field, so nothing matches across fields.
	const text = fields.join("\n").toLowerCase();
	kept.set(item, text);
	return text;
}
