import { shareImagePath } from "#content/routes.ts";
import { shareCompany } from "./share-company.ts";
import { drawIconPng, drawShareImage } from "./share-image.ts";
import { partOf } from "./site-parts.ts";

type Picture = { file: string; data: Uint8Array };

/** The icons that browsers and phones ask for. */
export function drawIcons(): Picture[] {
	return [
		{ file: "favicon-32.png", data: drawIconPng(32) },
		{ file: "apple-touch-icon.png", data: drawIconPng(180) },
		{ file: "icon-192.png", data: drawIconPng(192) },
		{ file: "icon-512.png", data: drawIconPng(512) },
		{ file: "icon-maskable.png", data: drawIconPng(512, { isMaskable: true }) },
	];
}

/** What a shared link to a page shows. */
export async function drawPagePicture(
	path: string,
	title: string,
): Promise<Picture> {
	const words = {
		title,
		eyebrow: partOf(path) ?? shareCompany.name,
		...shareCompany,
	};
	return {
		file: shareImagePath(path).slice(1),
		data: await drawShareImage(words),
	};
}
