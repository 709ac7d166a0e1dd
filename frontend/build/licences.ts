import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "vite";
import { copy } from "./copy/plugin.ts";
import { loadOne } from "./copy/read-folder.ts";

/** A third-party package, as Vite's `build.license` lists it; `text` if the package includes its licence. */
export type Licence = {
	name: string;
	version: string;
	/** From the SPDX list, for example "MIT". */
	identifier?: string;
	text?: string;
};

/** Where Vite lists the packages that a build's chunks contain, below the build's folder. */
export const licenceListFile = ".vite/licences.json";

const words = loadOne("licences");

/** Packages that are in pages but in no chunk's module list: the font, the icons, and the bundlers' helpers. */
const outsideChunks = [
	"@fontsource-variable/instrument-sans",
	"lucide-static",
	"rolldown",
	"vite",
];

/** Public domain or equivalent, so no notice is required. */
const withoutNotice = ["0BSD", "CC0-1.0", "MIT-0", "Unlicense"];

/**
 * Returns the packages in the functions' bundles. Finds them with a throwaway build, so that
 * neither the site nor the functions have to be built first.
 * @param root folder of the repository
 */
export async function functionLicences(root: string): Promise<Licence[]> {
	const input = readdirSync(join(root, "functions"))
		.map((name) => join(root, "functions", name, "handler.ts"))
		.filter((file) => existsSync(file));
	const result = await build({
		root,
		configFile: false,
		logLevel: "error",
		publicDir: false,
		plugins: [copy()],
		ssr: { noExternal: true },
		// As functions/build.ts bundles them: the packages that this replaces are not shipped.
		resolve: {
			alias: {
				"@aws-sdk/credential-provider-node": join(
					root,
					"functions/shared/env-credentials.ts",
				),
			},
		},
		build: {
			ssr: true,
			write: false,
			license: { fileName: licenceListFile },
			rolldownOptions: { input },
		},
	});
	const outputs = [result]
		.flat()
		.flatMap((one) => ("output" in one ? one.output : []));
	const list = outputs.find(({ fileName }) => fileName === licenceListFile);
	if (list?.type !== "asset") throw new Error("Vite wrote no list of licences");
	return [...JSON.parse(String(list.source)), licenceOf("esbuild")];
}

/** Returns the licences of everything that ships to browsers, given what Vite found in the chunks. */
export function browserLicences(inChunks: Licence[]): Licence[] {
	return [...inChunks, ...outsideChunks.map(licenceOf)];
}

/**
 * Returns the notices as one text.
 * @param own the licence of this repository, whose scripts and drawings browsers load
 * @throws when a package that requires a notice has no licence text
 */
export function writeLicences(
	own: string,
	browser: Licence[],
	server: Licence[],
): string {
	const known = [...browser, ...server];
	const [browserHeading = "", ...inBrowser] = writePart(
		words.browser,
		browser,
		known,
	);
	return [
		words.heading,
		words.intro,
		browserHeading,
		`## ${words.template}`,
		withoutReturns(own),
		...inBrowser,
		...writePart(words.server, server, known),
		"",
	].join("\n\n");
}

/** Returns one part of the notices: packages that share a text are listed together above it. */
function writePart(heading: string, licences: Licence[], known: Licence[]) {
	const names = new Map<string, Set<string>>();
	for (const licence of licences) {
		const text = textOf(licence, known);
		names.set(text, (names.get(text) ?? new Set()).add(describe(licence)));
	}
	const blocks = [...names]
		.map(([text, same]) => [[...same].sort().join("\n"), text])
		.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1))
		.flat();
	return [`${heading}\n${"=".repeat(heading.length)}`, ...blocks];
}

function describe({ name, version, identifier = "" }: Licence): string {
	return `## ${name} ${version} (${identifier})`;
}

// Some packages omit the file. The Apache text is the same for all, because it names no owner;
// other licences are taken from another package whose text names the same author.
function textOf({ name, identifier = "", text }: Licence, known: Licence[]) {
	if (text) return withoutReturns(text);
	if (withoutNotice.includes(identifier)) return words.noNotice;
	const owner = identifier === "Apache-2.0" ? "" : authorOf(name);
	const same = known.find(
		(other) =>
			other.identifier === identifier &&
			owner !== undefined &&
			other.text?.includes(owner),
	);
	if (same?.text) return same.text.trim();
	throw new Error(`${name} has no licence text (${identifier || "unknown"})`);
}

function withoutReturns(text: string): string {
	return text.replace(/\r\n/g, "\n").trim();
}

/** Returns a package's author without email address and URL; undefined if it names none or is not installed. */
function authorOf(name: string): string | undefined {
	const folder = findPackage(name);
	const author = folder && readManifest(folder).author;
	const text = typeof author === "string" ? author : author?.name;
	return text?.replace(/\s*[<(].*$/, "") || undefined;
}

type Manifest = {
	version: string;
	license?: string;
	author?: string | { name?: string };
};

function readManifest(folder: string): Manifest {
	return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

// Searches the folders, because a package's exports may not allow importing its package.json.
function findPackage(name: string): string | undefined {
	return createRequire(import.meta.url)
		.resolve.paths(name)
		?.map((path) => join(path, name))
		.find((path) => existsSync(join(path, "package.json")));
}

/** Returns the licence of an installed package. @throws when it is not installed */
function licenceOf(name: string): Licence {
	const folder = findPackage(name);
	if (!folder) throw new Error(`${name} is not installed`);
	const { version, license } = readManifest(folder);
	const file = ["LICENSE", "LICENSE.md"]
		.map((base) => join(folder, base))
		.find(existsSync);
	const text = file && readFileSync(file, "utf8");
	return {
		name,
		version,
		...(license && { identifier: license }),
		// The licences below that heading are those of the tool's own dependencies.
		...(text && { text: text.split("# Licenses of bundled")[0] ?? text }),
	};
}
