import { deepEqual } from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { companyPath } from "#content/routes.ts";
import { scriptTargets } from "#frontend/build/browser-targets.ts";
import { bundleForPage } from "#tests/bundle-for-page.ts";
import type { Check } from "./check.ts";

const folder = resolve(import.meta.dirname, "../../fixtures/feeds/quirks");
const source = { name: "Quirks", url: "https://news.example/feed.xml" };

export const feedChecks: Check[] = [
	{
		name: "feeds with quirks, parsed by the browser's own XML parser",
		async run({ page }) {
			await page.open(companyPath("about"));
			const names = readdirSync(folder)
				.filter((file) => file.endsWith(".xml"))
				.map((file) => file.slice(0, -4));
			const feeds = names.map((name) => ({
				name,
				bytes: readFileSync(join(folder, `${name}.xml`)).toString("base64"),
				contentType: readGolden(name).contentType,
			}));
			// The driver may run what the policy forbids the page; passed as text, because it is
			// serialized.
			const read = new Function(
				"feeds",
				"source",
				`${await readerBundle()};
				return feeds.map(({ name, bytes, contentType }) => {
					const data = Uint8Array.from(atob(bytes), (unit) => unit.charCodeAt(0));
					try {
						return { name, articles: reader.parseFeed({ bytes: data, contentType }, source, reader.readXml) };
					} catch (error) {
						return { name, error: error.message };
					}
				});`,
			) as (feeds: unknown, source: unknown) => { name: string }[];
			const results = await page.tab.evaluate(read, feeds, source);
			const wrong = results.filter(({ name, ...result }) => {
				const { contentType: _, ...golden } = readGolden(name);
				return !isDeepStrictEqual(result, golden);
			});
			deepEqual(wrong, []);
			return `${names.length} feeds`;
		},
	},
];

function readGolden(name: string): { contentType?: string } {
	return JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
}

function readerBundle(): Promise<string> {
	const code = `
		export { parseFeed } from "#content/feeds/parse-feed.ts";
		export { readXml } from "#frontend/features/feed-list/dom-reader.ts";`;
	return bundleForPage(code, {
		format: "iife",
		globalName: "reader",
		minify: true,
		target: scriptTargets,
	});
}
