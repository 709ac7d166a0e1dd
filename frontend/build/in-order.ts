/** Returns the entries sorted by their `order` field. */
export function inOrder<T extends { order: number }>(items: T[]): T[] {
	return items.toSorted((a, b) => a.order - b.order);
}
