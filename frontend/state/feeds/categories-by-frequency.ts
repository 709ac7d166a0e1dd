/** All categories, the most frequent first, and by name where they tie. */
export function categoriesByFrequency(
	items: { categories: string[] }[],
): string[] {
	const counts = new Map<string, number>();
	for (const category of items.flatMap(({ categories }) => categories)) {
		counts.set(category, (counts.get(category) ?? 0) + 1);
	}
	return [...counts]
		.sort(([a, x], [b, y]) => y - x || a.localeCompare(b, "en"))
		.map(([category]) => category);
}
