import { categories } from "#content/services/categories.ts";
import { site } from "#content/site.ts";
import { drawIconPng, drawShareImage } from "./share-image.ts";

type Picture = { file: string; data: Uint8Array };

/** First words of a path, and what the share image calls that part of the site. */
const parts: [string, string][] = [
	...categories.map(({ id, menu }): [string, string] => [
		`/services/id/${id}/`,
		menu.label,
	]),
	["/services/", "Services"],
	["/products/", "Products"],
	["/resources/", "Resources"],
	["/company/", "Company"],
	["/legal/", "Legal"],
];

/** The share image of every page, and the icons that browsers and phones ask for. */
export async function drawPictures(
	pages: { path: string; title: string }[],
): Promise<Picture[]> {
	const pictures: Picture[] = [
		{ file: "favicon-32.png", data: drawIconPng(32) },
		{ file: "apple-touch-icon.png", data: drawIconPng(180) },
		{ file: "icon-192.png", data: drawIconPng(192) },
		{ file: "icon-512.png", data: drawIconPng(512) },
		{ file: "icon-maskable.png", data: drawIconPng(512, { isMaskable: true }) },
	];
	for (const { path, title } of pages) {
		const eyebrow = parts.find(([start]) => path.startsWith(start))?.[1];
		pictures.push({
			// As layout/PageMeta.tsx names it.
			file: `share${path === "/" ? "/home" : path}.png`,
			data: await drawShareImage({
				title,
				eyebrow: eyebrow ?? site.name,
				name: site.name,
				tagLine: site.tagLine,
			}),
		});
	}
	return pictures;
}
