import { site } from "#content/site.ts";
import type { SiteInfo } from "#frontend/editor/messages.ts";
import { categoryList, readCategories } from "./categories.ts";
import { readFile, versionOf } from "./copy-files.ts";
import { listedSite, listFiles } from "./file-list.ts";
import { formSchemas } from "./form-schema.ts";
import { readTexts } from "./read-texts.ts";
import { siteFile } from "./site-file.ts";

/** @param icons names of all icons in the icon set */
export function readSiteInfo(copyFolder: string, icons: string[]): SiteInfo {
	const texts = readTexts(copyFolder);
	const files = listFiles(texts).map((listed) => ({
		...listed,
		text: texts[listed.file] ?? "",
	}));
	return {
		name: site.name,
		folder: versionOf(copyFolder),
		files: [...companyFacts(copyFolder), ...files],
		icons,
		categories: readCategories(texts[categoryList] ?? ""),
		schemas: formSchemas,
	};
}

/** Returns site.ts as a list entry, or nothing if there is none next to the folder of copy. */
function companyFacts(copyFolder: string): SiteInfo["files"] {
	try {
		const text = readFile(copyFolder, siteFile)?.text ?? "";
		return [{ ...listedSite, text }];
	} catch {
		return [];
	}
}
