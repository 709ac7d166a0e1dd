import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { checkSite } from "#content/reader/check-site.ts";
import type { Problem } from "#content/reader/problem.ts";
import { site } from "#content/site.ts";

const siteFile = resolve(import.meta.dirname, "../../../content/site.ts");

/** Returns what is wrong with the facts of content/site.ts; works without any of its lines. */
export function problemsInSite(): Problem[] {
	return checkSite(site, readFileSync(siteFile, "utf8"));
}
