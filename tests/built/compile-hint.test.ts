import { expect, it } from "vitest";
import { compileHint } from "#frontend/build/compile-hint-plugin.ts";
import { readFile, readPages } from "./support/dist.ts";
import { scriptsOf } from "./support/first-load.ts";

it("the entry script and React begin with the line that has Chromium compile them early, the others do not", () => {
	const pages = readPages().map(scriptsOf);
	const [entry = "", react = "", ...others] = new Set(pages.flat());
	expect(pages.map((files) => files.slice(0, 2))).toEqual(
		pages.map(() => [entry, react]),
	);
	for (const file of [entry, react]) {
		expect(readFile(file).toString().startsWith(compileHint), file).toBe(true);
	}
	const scripts = others.filter((file) => file.endsWith(".js"));
	expect(scripts).not.toEqual([]);
	for (const file of scripts) {
		expect(readFile(file).includes(compileHint), file).toBe(false);
	}
});
