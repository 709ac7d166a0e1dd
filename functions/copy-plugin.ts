import { readFileSync } from "node:fs";
import { sep } from "node:path";
import type { Plugin } from "esbuild";
import { printProblem } from "#content/reader/problem.ts";
import { readEntry } from "#content/reader/read-copy.ts";

/** Turns each content/copy/ file that a function imports into a module with its checked, complete content. */
export const copy: Plugin = {
	name: "copy",
	setup({ onLoad }) {
		onLoad({ filter: /[\\/]content[\\/]copy[\\/].*\.yaml$/ }, ({ path }) => {
			const file = path.split(sep).join("/").split("/content/copy/").at(-1);
			const text = readFileSync(path, "utf8");
			const { entry, problems } = readEntry(file ?? path, text);
			return problems.length > 0
				? {
						errors: problems.map((problem) => ({
							text: printProblem(problem),
						})),
					}
				: { contents: JSON.stringify(entry), loader: "json" };
		});
	},
};
