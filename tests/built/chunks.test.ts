import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isOnEveryPage } from "#frontend/build/chunks.ts";
import { distFolder, readFile, readPages } from "./support/dist.ts";
import { modules, scriptsOf } from "./support/first-load.ts";

const scripts = readdirSync(join(distFolder, "assets"))
	.filter((file) => file.endsWith(".js"))
	.map((file) => `/assets/${file}`);

test("React has a file of its own, with nothing of ours", () => {
	const [, react = ""] = readPages().flatMap(scriptsOf);
	const names = [...modules]
		.filter(([, { chunk }]) => chunk === react)
		.map(([name]) => name);
	expect(names.join()).toContain("react-dom-client.production");
	for (const name of names) {
		expect(name).toMatch(/(^|\/)node_modules\/(react|react-dom|scheduler)\//);
	}
});

test("the files that a followed link does not preload have been loaded by every page", () => {
	const common = scripts.filter(isOnEveryPage);
	expect(common).toHaveLength(4);
	for (const page of readPages()) {
		expect(scriptsOf(page), page.path).toEqual(expect.arrayContaining(common));
	}
});

test("no script has Vite's function for preloading", () => {
	for (const file of scripts) {
		expect(readFile(file).toString(), file).not.toContain("vite:preloadError");
	}
});
