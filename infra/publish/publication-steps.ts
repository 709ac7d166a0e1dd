import { readdirSync } from "node:fs";
import { extname } from "node:path";
import { cacheRules } from "#infra/edge/cache-rules.ts";
import { contentTypes } from "#infra/edge/content-types.ts";

/** Files that are published together, with one Cache-Control and one way to their content type. */
export type PublicationStep = {
	readonly id: string;
	/** Steps of one group run side by side, the groups one after the other. */
	readonly group: "assets" | "files" | "pages";
	/** As `aws s3 sync` reads them: what no pattern names is in, the last pattern that matches decides. */
	readonly exclude: readonly string[];
	readonly include?: readonly string[];
	/** Left out where the publisher's own guess by the file's name is right. */
	readonly contentType?: string;
	readonly cacheControl: string;
};

// What Python 3.13 guesses from a name, of the types that we have.
const guessed = [
	".avif",
	".css",
	".ico",
	".jpg",
	".js",
	".json",
	".mjs",
].concat([".png", ".svg", ".webmanifest", ".webp", ".xml"]);

/**
 * Every file of the built site is in exactly one step; tests/built proves it. The publisher
 * guesses like Python's `mimetypes` without the system's own list, which knows neither
 * fonts, OPML nor Atom, and tells no text's encoding.
 */
export const publicationSteps: readonly PublicationStep[] = [
	{
		id: "Assets",
		group: "assets",
		exclude: ["*"],
		include: guessed.map((extension) => `assets/*${extension}`),
		cacheControl: cacheRules.assets,
	},
	typed("Fonts", "assets", ".woff2", "assets/*"),
	{
		id: "Files",
		group: "files",
		exclude: ["assets/*", "*.html", "*.txt", "*.opml", "*.atom"],
		cacheControl: cacheRules.files,
	},
	typed("Texts", "files", ".txt"),
	typed("Outlines", "files", ".opml"),
	typed("Feeds", "files", ".atom"),
	typed("Pages", "pages", ".html"),
];

/** All files with one extension, under the type that the local gateway sends too. */
function typed(
	id: string,
	group: PublicationStep["group"],
	extension: string,
	where = "*",
): PublicationStep {
	const contentType = contentTypes[extension];
	if (!contentType) throw new Error(`No content type for ${extension}`);
	return {
		id,
		group,
		exclude: ["*"],
		include: [`${where}${extension}`],
		contentType,
		cacheControl: cacheRules[group],
	};
}

/** Throws where the site has a file whose content type nobody has named. */
export function checkFileTypes(siteFolder: string): void {
	const unknown = readdirSync(siteFolder, {
		recursive: true,
		withFileTypes: true,
	})
		.filter((entry) => entry.isFile())
		.filter(({ name }) => !(extname(name).toLowerCase() in contentTypes))
		.map(({ name }) => name);
	if (unknown.length > 0) {
		throw new Error(
			`No content type for ${unknown.join(", ")}: add it to infra/edge/content-types.ts, and to a step of infra/publish/publication-steps.ts`,
		);
	}
}
