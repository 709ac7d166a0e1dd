import { once } from "#content/once.ts";

/**
 * Fetches the site's typeface for a document that may have been painted before it came. Until
 * the next page its stand-in remains (font-display: optional in styles/tokens.css), so that nothing
 * moves under a reader's eyes. It is in the browser's cache, unless its first request failed.
 */
export const loadTypeface = once(() => {
	// The build names the file (build/built-tags.ts).
	const file = document
		.querySelector('meta[name="font"]')
		?.getAttribute("content");
	if (!file) return;
	const face = new FontFace("Instrument Sans", `url(${file})`, {
		weight: "400 700",
	});
	// Without it the stand-in stays.
	face.load().catch(() => {});
	return face;
});

/**
 * Draws the document with the typeface, or does so when it has come. To be called as a new page
 * takes the old one's place: before, the old page would be laid out once more for nothing.
 */
export function showTypeface(): void {
	const face = loadTypeface();
	const add = () => face && document.fonts.add(face);
	if (face?.status === "loaded") add();
	else face?.loaded.then(add, () => {});
}
