import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { site } from "#content/site.ts";

/** Every page of the built site, from its sitemap. */
export function allPaths(): string[] {
	const file = resolve(import.meta.dirname, "../../../dist/sitemap.xml");
	const locations = readFileSync(file, "utf8").matchAll(/<loc>([^<]*)<\/loc>/g);
	return [...locations].map(([, url = ""]) => url.slice(site.origin.length));
}
