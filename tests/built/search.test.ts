import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { SearchDocument } from "#content/search/document.ts";
import { slugify } from "#content/slug.ts";
import { readPages } from "./support/dist.ts";

const dist = resolve(import.meta.dirname, "../../dist");
const searchText = readFileSync(join(dist, "search.json"), "utf8");
const documents: SearchDocument[] = JSON.parse(searchText);

/** Budgets in kB of 1000 bytes, gzip. */
const indexBudget = 40;
/** A page of ours takes 720 bytes of the index. */
const perPage = 740;
const paletteBudget = 28;

test("each link of the search index leads to a page, and to an element on it", () => {
	const links = documents.flatMap(({ link, sections = [] }) => [
		link,
		...sections.map(({ id, title }) => `${link}#${id ?? slugify(title)}`),
	]);
	const dead = links.filter((link) => {
		if (link.startsWith("https://")) return false;
		const [address = "", id] = link.split("#");
		const [path = ""] = address.split("?");
		const file = join(dist, path, "index.html");
		if (!existsSync(file)) return true;
		return id && !readFileSync(file, "utf8").includes(` id="${id}"`);
	});
	expect(dead).toEqual([]);
});

test("no two results share a link", () => {
	const links = documents.map(({ link }) => link);
	expect(links).toHaveLength(new Set(links).size);
});

test("each page but the home page can be found", () => {
	const sitemap = readFileSync(join(dist, "sitemap.xml"), "utf8");
	const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]*([^<]*)<\/loc>/g)];
	const links = new Set(documents.map(({ link }) => link));
	expect(
		paths.map(([, path]) => path).filter((path) => path && !links.has(path)),
	).toEqual(["/"]);
});

test("each icon of the search index is in the sprite", () => {
	const [sprite = ""] = readdirSync(join(dist, "assets")).filter((name) =>
		/^icons\..*\.svg$/.test(name),
	);
	const symbols = readFileSync(join(dist, "assets", sprite), "utf8");
	const missing = documents.filter(
		({ icon }) => !symbols.includes(`<symbol id="${icon}"`),
	);
	expect(missing.map(({ icon }) => icon)).toEqual([]);
});

test(`the search index weighs at most ${indexBudget} kB, or ${perPage} bytes for each page of a larger site`, () => {
	const most = Math.max(indexBudget * 1000, readPages().length * perPage);
	expect(gzipSync(searchText).length).toBeLessThanOrEqual(most);
});

test(`the palette's own scripts weigh at most ${paletteBudget} kB`, () => {
	const files = readdirSync(join(dist, "assets")).filter((name) =>
		/^(SearchPalette|search-).*\.js$/.test(name),
	);
	expect(files.some((name) => name.startsWith("SearchPalette"))).toBe(true);
	const scripts = files.map((name) => readFileSync(join(dist, "assets", name)));
	const size = scripts.reduce((sum, text) => sum + gzipSync(text).length, 0);
	expect(size).toBeLessThanOrEqual(paletteBudget * 1000);
});
