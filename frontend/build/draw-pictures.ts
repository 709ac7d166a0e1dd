import { shareImagePath } from "#content/routes.ts";
import { icoOf } from "./ico.ts";
import { shareCompany } from "./share/company.ts";
import { drawable } from "./share/fonts.ts";
import { drawIconPng, drawShareImage } from "./share/image.ts";
import type { ShareSubject } from "./share/subject.ts";
import { artOf } from "./share/subject-art.tsx";
import { partOf } from "./site-parts.ts";

type Picture = { file: string; data: Uint8Array };

/** Draws the icons that browsers and phones request. */
export function drawIcons(): Picture[] {
	return [
		// Bots, feed readers and bookmarks request this path whatever a page's tags say.
		{
			file: "favicon.ico",
			data: icoOf(
				[16, 32, 48].map((size) => ({ size, png: drawIconPng(size) })),
			),
		},
		{ file: "apple-touch-icon.png", data: drawIconPng(180) },
		{ file: "icon-192.png", data: drawIconPng(192) },
		{ file: "icon-512.png", data: drawIconPng(512) },
		{ file: "icon-maskable.png", data: drawIconPng(512, { isMaskable: true }) },
	];
}

/**
 * Draws the image that a shared link to a page shows. Texts with characters that its fonts lack, such as
 * Japanese ones, would be boxes: they are left out, and the company's name takes the title's place.
 */
export async function drawPagePicture(
	path: string,
	title: string,
	subject: ShareSubject,
): Promise<Picture> {
	const art = artOf(subject);
	const drawnTitle = drawable(title);
	const part = partOf(path);
	const words = {
		title: drawnTitle || shareCompany.name,
		eyebrow: part ? drawable(part) : drawnTitle && shareCompany.name,
		...shareCompany,
		art: art && {
			...art,
			labels: art.labels.map((label) => ({
				...label,
				text: drawable(label.text),
			})),
		},
	};
	return {
		file: shareImagePath(path).slice(1),
		data: await drawShareImage(words),
	};
}
