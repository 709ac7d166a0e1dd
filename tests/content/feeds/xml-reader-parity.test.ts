import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { parsePapers } from "#content/feeds/parse-papers.ts";
import { readXml } from "#functions/feeds/read-xml.ts";
import { bundleForPage } from "#tests/bundle-for-page.ts";
import { launchChromium } from "#tests/launch-chromium.ts";
import { hostilePatterns } from "./hostile/patterns.ts";
import { feedSoup } from "./tag-soup.ts";

const folder = "tests/fixtures/feeds/";
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
	(file) => file.endsWith(".xml"),
);
const source = { name: "Quirks", url: "https://news.example/feed.xml" };

/** Returns everything that is read from a file, or the error. */
function outcome(read: () => unknown): unknown {
	try {
		return read();
	} catch (error) {
		return String(error);
	}
}

test("the browser's DOMParser and xml2js read the same from every fixture, hostile text and tag soup", async () => {
	const script = await bundleForPage(`
		import { parseFeed } from "#content/feeds/parse-feed.ts";
		import { parsePapers } from "#content/feeds/parse-papers.ts";
		import { readXml } from "./frontend/features/feed-list/dom-reader.ts";
		const outcome = ${outcome};
		window.readAll = (files, source) => files.map((base64) => {
			const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
			return [
				outcome(() => parseFeed({ bytes }, source, readXml)),
				outcome(() => parsePapers({ bytes }, readXml)),
			];
		});
	`);
	const hostile = [
		`<rss>${"<a>".repeat(200_000)}`,
		`<rss><channel>${"<item/>".repeat(200_000)}</channel></rss>`,
		`<rss><channel><item><title x="${"x".repeat(4_000_000)}">t</title></item></channel></rss>`,
		`<rss><channel><item><title>${"x &amp;lt;b> ".repeat(100_000)}</title></item></channel></rss>`,
		`<rss a="${"x".repeat(6_000_000)}"/>`,
		'<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>',
		"<!doctype html><html><body>Busy</body></html>",
		"",
	];
	const item = (attributes = "") =>
		`<item${attributes}><title>Quirk</title><link>https://news.example/1</link></item>`;
	const namespaceErrors = [
		`<rss foo:bar="1"><channel>${item()}</channel></rss>`,
		`<rss XMLNS:FOO="u"><channel>${item(' FOO:bar="1"')}</channel></rss>`,
		`<rss xmlns:a="u" xmlns:b="u" a:x="1" b:x="2"><channel>${item()}</channel></rss>`,
		`<rss><channel>${item(' XML:BASE="https://news.example/"')}</channel></rss>`,
	];
	const patterns = hostilePatterns.map(({ feed }) => feed(3_000));
	const soups = fc.sample(feedSoup, { numRuns: 1_000, seed: 7 });
	const contents = [
		...files.map((file) => readFileSync(folder + file)),
		...[...namespaceErrors, ...hostile, ...patterns, ...soups].map((text) =>
			Buffer.from(text),
		),
	];
	const browser = await launchChromium();
	try {
		const page = await browser.newPage();
		await page.addScriptTag({ content: script });
		const inBrowser = await page.evaluate(
			([texts, from]) =>
				(
					window as unknown as {
						readAll: (texts: string[], from: object) => unknown[];
					}
				).readAll(texts, from),
			[contents.map((bytes) => bytes.toString("base64")), source] as const,
		);
		for (const [index, bytes] of contents.entries()) {
			const inNode = [
				outcome(() => parseFeed({ bytes }, source, readXml)),
				outcome(() => parsePapers({ bytes }, readXml)),
			];
			const name = files[index] ?? String(bytes.subarray(0, 2_000));
			expect(inBrowser[index], name).toEqual(inNode);
			// Must not be an error, which could be the same in both.
			if (/json-feed-\d/.test(name) || namespaceErrors.includes(name)) {
				const [articles] = inBrowser[index] as unknown[][];
				expect(articles?.[0], name).toMatchObject({ source: "Quirks" });
			}
		}
	} finally {
		await browser.close();
	}
}, 60_000);
