/**
 * Returns the newest items of a list, in list order. An item without a date is taken to be as old
 * as the one before it; at the beginning of the list, to be the newest.
 * @param dateOf ISO 8601 in UTC, which sorts as text; "" if missing or in the future
 */
export function newest<T>(
	items: T[],
	count: number,
	dateOf: (item: T) => string,
): T[] {
	if (items.length <= count) return items;
	let previous = "9999";
	const dated = items.map((item, index) => {
		const date = dateOf(item) || previous;
		previous = date;
		return { item, index, date };
	});
	return dated
		.sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
		.slice(0, count)
		.sort((a, b) => a.index - b.index)
		.map(({ item }) => item);
}
