import { expect, it } from "vitest";
import { readFile, readNotFound, readPages } from "./support/dist.ts";
import { modules, scriptsOf } from "./support/first-load.ts";

const pages = [...readPages(), readNotFound()];

it("no chunk contains a page's copy, so that changing a word renames no chunk", () => {
	const words = [...modules].filter(
		([name]) =>
			name.startsWith("content/copy/") &&
			!name.startsWith("content/copy/interface/"),
	);
	expect(words.length).toBeGreaterThan(15);
	// Only a lookup of its copy is left of such a module.
	const inChunks = words.filter(([, { bytes }]) => bytes > 250);
	expect(inChunks.map(([name]) => name)).toEqual([]);
});

it("a page names the copy that it hydrates with, and each file exists", () => {
	for (const page of pages) {
		const words = scriptsOf(page).filter((file) => file.endsWith(".json"));
		expect([page.path, words.length]).not.toEqual([page.path, 0]);
		for (const file of words) {
			expect(JSON.parse(readFile(file).toString())).toBeTypeOf("object");
		}
	}
});
