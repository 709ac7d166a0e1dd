import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const frontend = resolve(import.meta.dirname, "../../frontend");
const names = readdirSync(frontend, { recursive: true, encoding: "utf8" });
const read = (name: string) => readFileSync(join(frontend, name), "utf8");

/** The classes that each stylesheet defines, and those that components take from it; "*" stands for a computed one. */
const defined = new Map<string, Set<string>>();
const used = new Map<string, Set<string>>();

for (const name of names.filter((name) => name.endsWith(".module.css"))) {
	const rules = read(name).replace(/\/\*.*?\*\//gs, "");
	const classes = [...rules.matchAll(/\.([a-z_][\w-]*)/gi)];
	defined.set(name, new Set(classes.map(([, found = ""]) => found)));
	used.set(name, new Set());
}
for (const name of names.filter((name) => name.endsWith(".tsx"))) {
	const text = read(name);
	for (const [, local, path = ""] of text.matchAll(
		/^import (\w+) from "(.+\.module\.css)"/gm,
	)) {
		const file = path.startsWith("#frontend/")
			? path.slice("#frontend/".length)
			: join(dirname(name), path);
		for (const [, found = "*"] of text.matchAll(
			new RegExp(`\\b${local}(?:\\.(\\w+)|\\[)`, "g"),
		)) {
			used.get(file)?.add(found);
		}
	}
}

test.each([...defined])(
	"components use each class of %s, and no other",
	(name, classes) => {
		const uses = used.get(name) ?? new Set();
		expect([...uses].filter((use) => use !== "*" && !classes.has(use))).toEqual(
			[],
		);
		if (!uses.has("*")) {
			expect([...classes].filter((found) => !uses.has(found))).toEqual([]);
		}
	},
);
