import { once } from "#content/once.ts";

/**
 * Gives the site's typeface to a document that was painted before it came. Until then its
 * stand-in remains (font-display: optional in styles/tokens.css), so that nothing moves under a reader's
 * eyes; a new page is a place to change it. Without it the stand-in stays.
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
	face.load().then(
		() => document.fonts.add(face),
		() => {},
	);
});
