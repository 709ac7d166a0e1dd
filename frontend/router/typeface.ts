import { once } from "#content/once.ts";

/**
 * Name of the typeface where a page was first shown in the fallback font. By the name that the style
 * rules know, Chromium would load it twice, and show the next page 30 ms later at a quarter of the CPU.
 */
const lateFamily = "Late-Instrument-Sans";

/** Whether the page has been told to do without the typeface (build/inline/load-scripts.ts). */
const hasFallbackFont = () =>
	document.documentElement.dataset.fallbackFont !== undefined;

/**
 * Loads the site's typeface for a document that may have been painted before it arrived. Until
 * the next page its fallback stays (font-display: optional in styles/tokens.css), so that nothing
 * shifts while someone is reading. Call once the page has hydrated; by then it may be in the browser's cache.
 */
export const loadTypeface = once(() => {
	// The build names the file (build/built-tags.ts).
	const file = document
		.querySelector('meta[name="font"]')
		?.getAttribute("content");
	if (!file) return;
	const family = hasFallbackFont() ? lateFamily : "Instrument Sans";
	const face = new FontFace(family, `url(${file})`, {
		weight: "400 700",
	});
	// If it fails, the fallback font stays.
	face.load().catch(() => {});
	return face;
});

/**
 * Applies the typeface to the document, now or once it has loaded. To be called when a new page
 * replaces the old one: any earlier, the old page would be laid out again for nothing.
 */
export function showTypeface(): void {
	const face = loadTypeface();
	const add = () => {
		if (!face) return;
		document.fonts.add(face);
		if (!hasFallbackFont()) return;
		document.documentElement.style.setProperty("--typeface", lateFamily);
	};
	if (face?.status === "loaded") add();
	else face?.loaded.then(add, () => {});
}
