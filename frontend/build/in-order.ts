/** Entries in the order that their files give them. */
export function inOrder<T extends { order: number }>(items: T[]): T[] {
	return items.toSorted((a, b) => a.order - b.order);
}
