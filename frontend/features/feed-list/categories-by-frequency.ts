/** Returns all categories, the most frequent first; ties are in alphabetical order. */
export function categoriesByFrequency(items: { categories: string[] }[]) {
	const counts = new Map<string, number>();
	for (const { categories } of items) {
		for (const category of categories) {
			counts.set(category, (counts.get(category) ?? 0) + 1);
		}
	}
	return [...counts]
		.sort(([a, x], [b, y]) => y - x || compare(a, b))
		.map(([category]) => category);
}

const { compare } = new Intl.Collator("en");
