import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { loadCopy } from "#frontend/build/copy/read-folder.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { readPages } from "./support/dist.ts";

const pages = readPages();
const copy = loadCopy();
const figureOf = (html: string) =>
	/<figure class="fig"[^>]*>.*?<\/figure>/s.exec(html)?.[0];

const explained = [
	...copy.services.map(
		({ categoryId, id }) => `/services/id/${categoryId}/${id}`,
	),
	...copy.categories.map(({ id }) => `/services/${id}`),
	"/company/about",
	"/company/careers",
	"/legal/security-policy",
	"/resources/docs",
	"/resources/research",
	"/resources/security",
];

it.each(explained)("%s has a figure of at most 1,500 bytes", (path) => {
	const html = pages.find((page) => page.path === path)?.html ?? "";
	const figure = figureOf(html) ?? "";
	// Another company need not have such a figure.
	if (!hasOwnWords && figure === "") return;
	expect(figure).toContain("<figcaption>");
	expect(figure).not.toMatch(/ style=|<script/);
	expect(gzipSync(figure).length).toBeLessThanOrEqual(1500);
});

it("no heading repeats the page's h1", () => {
	const repeated = pages.flatMap(({ path, html }) => {
		const [first = ""] = /<h1.*?<\/h1>/s.exec(html) ?? [];
		const said = wordsOf(first);
		// The footer's columns have their own headings.
		const [main = ""] = /<main.*?<\/main>/s.exec(html) ?? [];
		return (main.match(/<h2.*?<\/h2>/gs) ?? [])
			.filter((heading) =>
				[...wordsOf(heading)].every((word) => said.has(word)),
			)
			.map((heading) => `${path}: ${heading}`);
	});
	expect(repeated).toEqual([]);
});

/**
 * Returns the significant words of a heading, in the singular: "Our partners" adds nothing to
 * "Partner".
 */
function wordsOf(heading: string): Set<string> {
	const idle = new Set(["a", "an", "and", "for", "of", "our", "the", "your"]);
	return new Set(
		heading
			.replaceAll(/<[^>]*>/g, "")
			.toLowerCase()
			.split(/[^\p{L}\p{N}]+/u)
			.filter((word) => word && !idle.has(word))
			.map((word) => word.replace(/s$/, "")),
	);
}
