import { expect, it } from "vitest";
import { compileHint } from "#frontend/build/compile-hint-plugin.ts";
import { readFile, readPages } from "./support/dist.ts";
import { scriptsOf } from "./support/first-load.ts";

it("the entry script begins with the line that has Chromium compile it early, the others do not", () => {
	const pages = readPages().map(scriptsOf);
	const [entry = "", ...others] = new Set(pages.flat());
	expect(pages.map(([first]) => first)).toEqual(pages.map(() => entry));
	expect(readFile(entry).toString().startsWith(compileHint)).toBe(true);
	const scripts = others.filter((file) => file.endsWith(".js"));
	expect(scripts).not.toEqual([]);
	for (const file of scripts) {
		expect(readFile(file).includes(compileHint), file).toBe(false);
	}
});
