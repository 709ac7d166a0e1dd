/** Name of the choice that stands for every category. */
export const allCategories = "All";

/** The items that match a search text and a category, in their order. */
export type FilterItems<T> = (
	items: T[],
	text: string,
	category: string,
) => T[];

/**
 * Makes the filter of a list: the text, whatever its case and the space around it, stands
 * in one of an item's texts.
 * @param textsOf what of an item is searched
 */
export function createFilter<T extends { categories: string[] }>(
	textsOf: (item: T) => string[],
): FilterItems<T> {
	// Made once for each item, as each letter typed asks for all.
	const known = new WeakMap<T, string>();
	function searchable(item: T): string {
		// Nobody types a line end into a search field, so nothing matches across texts.
		const text = known.get(item) ?? textsOf(item).join("\n").toLowerCase();
		known.set(item, text);
		return text;
	}
	return (items, text, category) => {
		const wanted = text.trim().toLowerCase();
		return items.filter(
			(item) =>
				(category === allCategories || item.categories.includes(category)) &&
				searchable(item).includes(wanted),
		);
	};
}
