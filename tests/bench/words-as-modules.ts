import { register } from "node:module";
import { pathToFileURL } from "node:url";
import { readEntry } from "#content/reader/read-copy.ts";
import { copyFolder, readTexts } from "#frontend/build/copy/read-folder.ts";

// tsx --import ./tests/bench/words-as-modules.ts: what runs without a build imports words as the built functions do.
const modules = Object.entries(readTexts()).map(([file, text]) => [
	`${pathToFileURL(copyFolder)}/${file}`,
	Object.entries(Object(readEntry(file, text).entry))
		.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
		.join("\n"),
]);
const hook = `let modules;
export const initialize = (data) => { modules = data; };
export const load = (url, context, next) => {
	const source = modules[url.split("?")[0]];
	return source ? { format: "module", source, shortCircuit: true } : next(url, context);
};`;
register(`data:text/javascript,${encodeURIComponent(hook)}`, {
	data: Object.fromEntries(
		modules.filter(([url = ""]) => url.includes("/interface/")),
	),
});
