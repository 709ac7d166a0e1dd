import { readdirSync } from "node:fs";
import { extname } from "node:path";
import { cacheRules } from "#infra/edge/cache-rules.ts";
import { contentTypes } from "#infra/edge/content-types.ts";

/** Files that are published together, with the same Cache-Control and the same source of their content type. */
export type PublicationStep = {
	readonly id: string;
	/** Steps of one group run in parallel, the groups one after the other. */
	readonly group: "assets" | "files" | "data" | "pages";
	/**
	 * Patterns as in `aws s3 sync`: files that match no pattern are included, otherwise the last matching
	 * pattern decides.
	 */
	readonly exclude: readonly string[];
	readonly include?: readonly string[];
	/** Left out if the publisher's own guess from the file name is right. */
	readonly contentType?: string;
	readonly contentEncoding?: string;
	readonly cacheControl: string;
};

// The types among ours that Python 3.13 guesses from a file name.
const guessedExtensions =
	"avif css ico jpg js json mjs png svg webmanifest webp xml".split(" ");

/**
 * Every file of the built site is in exactly one step; tests/built checks this. The publisher guesses types
 * with Python's `mimetypes` but without the system's own list, so it does not know fonts, OPML, Atom or OpenPGP keys, and
 * sets no charset for text.
 */
export const publicationSteps: readonly PublicationStep[] = [
	{
		id: "Assets",
		group: "assets",
		exclude: ["*"],
		include: guessedExtensions.map((extension) => `assets/*.${extension}`),
		cacheControl: cacheRules.assets,
	},
	typedStep("Fonts", "assets", ".woff2", "assets/*"),
	{
		id: "BrotliCopies",
		group: "assets",
		exclude: ["*"],
		include: ["br/*"],
		contentEncoding: "br",
		cacheControl: cacheRules.assets,
	},
	{
		id: "Files",
		group: "files",
		exclude: [
			"assets/*",
			"br/*",
			...["*.html", "*.json", "*.txt", "*.opml", "*.atom", "*.asc"],
		],
		cacheControl: cacheRules.files,
	},
	typedStep("Texts", "files", ".txt"),
	typedStep("Outlines", "files", ".opml"),
	typedStep("Feeds", "files", ".atom"),
	typedStep("Keys", "files", ".asc"),
	typedStep("Data", "data", ".json"),
	typedStep("Pages", "pages", ".html"),
];

/** Returns a step for all files with one extension, with the content type that the local gateway sends too. */
function typedStep(
	id: string,
	group: PublicationStep["group"],
	extension: string,
	prefix = "*",
): PublicationStep {
	const contentType = contentTypes[extension];
	if (!contentType) throw new Error(`No content type for ${extension}`);
	return {
		id,
		group,
		exclude: ["*"],
		include: [`${prefix}${extension}`],
		contentType,
		cacheControl: cacheRules[group],
	};
}

/** Throws if the site has a file whose content type is not listed. */
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
