import { shareImagePath } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { drawIconPng, drawShareImage } from "./share-image.ts";

type Picture = { file: string; data: Uint8Array };

/** The share image of every page, which names its part of the site, and the icons that browsers and phones ask for. */
export async function drawPictures(
	pages: { path: string; title: string; part?: string | undefined }[],
): Promise<Picture[]> {
	const pictures: Picture[] = [
		{ file: "favicon-32.png", data: drawIconPng(32) },
		{ file: "apple-touch-icon.png", data: drawIconPng(180) },
		{ file: "icon-192.png", data: drawIconPng(192) },
		{ file: "icon-512.png", data: drawIconPng(512) },
		{ file: "icon-maskable.png", data: drawIconPng(512, { isMaskable: true }) },
	];
	for (const { path, title, part } of pages) {
		pictures.push({
			file: shareImagePath(path).slice(1),
			data: await drawShareImage({
				title,
				eyebrow: part ?? site.name,
				name: site.name,
				tagLine: site.tagLine,
			}),
		});
	}
	return pictures;
}
