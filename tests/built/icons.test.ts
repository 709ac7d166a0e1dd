import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { spriteIcons } from "#frontend/build/icon-sprite-plugin.ts";
import {
	distFolder,
	readFile,
	readNotFound,
	readPages,
} from "./support/dist.ts";

const [sprite = "", ...others] = readdirSync(join(distFolder, "assets")).filter(
	(name) => /^icons\..*\.svg$/.test(name),
);
const inSprite = namesIn(readFile(`/assets/${sprite}`).toString(), "id=");

it("there is one sprite, with the icons that content and code name", () => {
	expect([...inSprite]).toEqual(spriteIcons());
	expect(others).toEqual([]);
});

it("a page has the icons that it shows, and the sprite has those of all pages", () => {
	const missing = [...readPages(), readNotFound()].flatMap(({ path, html }) => {
		const own = namesIn(html, "id=");
		return [...namesIn(html, "href=")]
			.filter((name) => !own.has(name) || !inSprite.has(name))
			.map((name) => `${path}: ${name}`);
	});
	expect(missing).toEqual([]);
});

it("the sprite has the icon of each search result", () => {
	const documents: { icon: string }[] = JSON.parse(
		readFile("/search.json").toString(),
	);
	expect(documents.filter(({ icon }) => !inSprite.has(icon))).toEqual([]);
});

/**
 * Returns the names in `id="icon-mail"` of a page, `id="mail"` of the sprite, or
 * `href="#icon-mail"`.
 */
function namesIn(text: string, attribute: "id=" | "href="): Set<string> {
	const pattern =
		attribute === "id="
			? /<symbol id="(?:icon-)?([^"]+)"/g
			: /<use href="#icon-([^"]+)"/g;
	return new Set([...text.matchAll(pattern)].map(([, name = ""]) => name));
}
