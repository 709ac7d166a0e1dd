import { expect, it } from "vitest";
import { readFile, readNotFound, readPages } from "./support/dist.ts";
import { importMapOf, importsOf, modules } from "./support/first-load.ts";

const pages = [...readPages(), readNotFound()];
const importMap = importMapOf(readNotFound());
const chunks = [
	...new Set([...modules.values()].map(({ chunk }) => chunk).filter(Boolean)),
];

it("every page has one import map, the same in all, before anything that it counts for", () => {
	for (const { html, path } of pages) {
		expect([path, importMapOf({ html, path })]).toEqual([path, importMap]);
		expect([path, html.split('type="importmap"').length]).toEqual([path, 2]);
		expect(html).not.toMatch(/rel="modulepreload"|<script[^>]* src=/);
	}
});

it("the import map leads to every chunk, and to nothing that is not there", () => {
	expect(Object.values(importMap).sort()).toEqual(
		expect.arrayContaining(chunks.sort()),
	);
	for (const file of Object.values(importMap)) {
		expect(() => importsOf(file)).not.toThrow();
	}
});

it("no chunk names another one by the name that changes with its content", () => {
	const named = chunks.flatMap((chunk) => {
		const code = readFile(chunk).toString();
		return chunks
			.map((other) => other.slice("/assets/".length))
			.filter((other) => code.includes(other))
			.map((other) => `${chunk} names ${other}`);
	});
	expect(named).toEqual([]);
});
