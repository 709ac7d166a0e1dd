import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { feedSources } from "#content/feeds/sources.ts";
import { placeInSite } from "#content/reader/check-site.ts";
import { checkSources } from "#content/reader/check-sources.ts";
import { printProblem } from "#content/reader/problem.ts";
import { checkCopy } from "#content/rules/check-copy.ts";
import type { Assets, ValidFile } from "#content/rules/rule.ts";
import { site } from "#content/site.ts";
import { siteDescription } from "#content/site-description.ts";
import { iconFolder } from "#frontend/build/icons.ts";
import { problemsInSite } from "./problems-in-site.ts";
import { copyFolder, problemsWithLinks, readTexts } from "./read-folder.ts";

const root = resolve(import.meta.dirname, "../../..");

/** Returns every problem in the site's copy, as one printed line each. */
export function problemsInContent(folder = copyFolder): string[] {
	const changedAt = (file: string) => statSync(join(folder, file)).mtimeMs;
	const texts = Object.entries(readTexts(folder)).toSorted(
		([a], [b]) => changedAt(a) - changedAt(b),
	);
	const inSite = problemsInSite();
	const siteFile = siteAsFile(
		{ ...site, description: siteDescription },
		read("content/site.ts"),
	);
	return [
		...inSite,
		...checkSources(feedSources, read("content/feeds/sources.ts")),
		...problemsWithLinks(folder),
		// The rules are only for files whose fields are valid by themselves.
		...checkCopy(
			Object.fromEntries(texts),
			assets(),
			inSite.length === 0 ? [siteFile] : [],
		),
	].map(printProblem);
}

function read(file: string): string {
	return readFileSync(join(root, file), "utf8");
}

/** Read once: the icon set is an installed package, which does not change while a program runs. */
const icons = new Set(namesIn(iconFolder, ".svg"));

/** Returns what copy may refer to: icons, drawings and public files. */
export function assets(): Assets {
	return {
		icons,
		drawings: new Set(namesIn(join(root, "frontend/illustrations"), ".tsx")),
		publicFiles: new Set(
			namesIn(join(root, "frontend/public"), "").map((name) => `/${name}`),
		),
	};
}

/** Returns the files below a folder that have an ending, without it. */
function namesIn(folder: string, ending: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith(ending))
		.map(({ name, parentPath }) => relative(folder, join(parentPath, name)))
		.map((name) => name.slice(0, name.length - ending.length))
		.map((name) => name.split(sep).join("/"));
}

/**
 * Returns site.ts as a file of copy, with the facts as its texts.
 * @param source its text, in which each fact is searched for to find its line
 */
export function siteAsFile(value: object, source: string): ValidFile {
	return {
		file: "../site.ts",
		collection: undefined,
		value,
		placeOf: (path) => placeInSite(path, source),
	};
}
