/** Value of the choice that means every category. */
export const allCategories = "All";

/** Returns the items that match a search text and a category, in their order. */
export type FilterItems<T> = (
	items: T[],
	text: string,
	category: string,
) => T[];

/**
 * Creates a list's filter, which looks for the search text in each of an item's texts, ignoring
 * case and surrounding whitespace.
 * @param textsOf returns the texts of an item that are searched
 */
export function createFilter<T extends { categories: string[] }>(
	textsOf: (item: T) => string[],
): FilterItems<T> {
	// Computed once per item, because every keystroke searches them all.
	const known = new WeakMap<T, string>();
	function searchable(item: T): string {
		// A search field cannot contain a newline, so nothing matches across texts.
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
