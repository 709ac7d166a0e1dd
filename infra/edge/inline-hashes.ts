import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { inlineScripts, inlineStyles } from "./inline-elements.ts";

/** CSP source expressions such as 'sha256-…', including the quotes. */
export const inlineHashesSchema = z.object({
	scripts: z.array(z.string()),
	styles: z.array(z.string()),
});

/** Hashes of all inline scripts and styles in the pages of a built site, each once. */
export type InlineHashes = z.infer<typeof inlineHashesSchema>;

/** Reads every page of a built site and hashes its inline code. */
export function inlineHashes(siteFolder: string): InlineHashes {
	const pages = readdirSync(siteFolder, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".html"))
		.map((name) => readFileSync(join(siteFolder, name), "utf8"));
	return {
		scripts: hashesOf(pages.flatMap(inlineScripts)),
		styles: hashesOf(pages.flatMap(inlineStyles)),
	};
}

/** Merges both, with each hash once. */
export function mergeHashes(a: InlineHashes, b: InlineHashes): InlineHashes {
	const merge = (name: keyof InlineHashes) =>
		[...new Set([...a[name], ...b[name]])].sort();
	return { scripts: merge("scripts"), styles: merge("styles") };
}

function hashesOf(texts: string[]): string[] {
	return [...new Set(texts.filter(Boolean).map(hashOf))].sort();
}

function hashOf(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
