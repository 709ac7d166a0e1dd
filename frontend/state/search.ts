/** Opens the search dialog. */
export function openSearch(_query?: string): void {}

/** Pages that match the words, best first. */
export async function searchPages(
	_query: string,
): Promise<{ title: string; link: string }[]> {
	return [];
}
