export async function drawPictures(
	_pages: { path: string; title: string }[],
): Promise<{ file: string; data: Uint8Array }[]> {
	return [];
}
