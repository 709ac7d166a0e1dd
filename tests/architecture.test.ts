import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { forbiddenArrows } from "./architecture/arrows.ts";
import { readImports } from "./architecture/read-imports.ts";

const root = resolve(import.meta.dirname, "..");

const scripts = /\.(tsx?|jsx?|mjs)$/;

function readFolder(folder: string, names = scripts) {
	return readdirSync(join(root, folder), {
		recursive: true,
		withFileTypes: true,
	})
		.filter((entry) => entry.isFile() && names.test(entry.name))
		.map(({ parentPath, name }) => relative(root, join(parentPath, name)))
		.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

it.each(["content", "frontend", "functions", "infra"])(
	"%s imports only what it may",
	(folder) => {
		expect(forbiddenArrows(readFolder(folder))).toEqual([]);
	},
);

it("imports of another folder begin with #, those of the same or one within it with ./", () => {
	const files = ["content", "frontend", "functions", "infra", "tests"]
		.flatMap((folder) => readFolder(folder))
		// Two tests quote code, and declarations of modules cannot have relative imports.
		.filter(
			({ path }) =>
				!/(architecture|killed-parse)\.test\.ts$|\.d\.ts$/.test(path),
		);
	const others = files.flatMap(({ path, text }) =>
		readImports(text)
			.filter((specifier) => {
				const isOwnFolder = dirname(specifier) === `#${dirname(path)}`;
				// The files of the root, such as package.json, have no name with #.
				const isInRoot = !join(dirname(path), specifier).includes("/");
				return isOwnFolder || (specifier.startsWith("../") && !isInRoot);
			})
			.map((specifier) => `${path} imports ${specifier}`),
	);
	expect(others).toEqual([]);
});

it("no file of code that people write has more than 250 lines", () => {
	const generated = ["content/copy.d.ts"];
	const long = ["content", "frontend", "functions", "infra", "tests"]
		.flatMap((folder) => readFolder(folder, /\.(tsx?|m?js|css|py|sh)$/))
		.filter(({ text }) => text.split("\n").length > 251)
		.map(({ path }) => path);
	expect(long).toEqual(generated);
});

describe("the check itself", () => {
	it.each([
		["content/site.ts", 'import { App } from "#frontend/App.tsx";'],
		["content/site.ts", 'import type { A } from "../infra/config.ts";'],
		["content/site.ts", 'import { readFileSync } from "node:fs";'],
		["frontend/App.tsx", 'import "#functions/contact/handler.ts";'],
		["frontend/App.tsx", 'import { readFileSync } from "node:fs";'],
		["frontend/storage/a.ts", 'await import("../../infra/config.ts");'],
		["frontend/load.ts", 'import.meta.glob<A>("../functions/*/*.ts");'],
		["frontend/ui/Card.tsx", 'import { site } from "#content/site.ts";'],
		["frontend/ui/Card.tsx", 'import { Link } from "wouter";'],
		["frontend/ui/Card.tsx", 'import { open } from "../features/search/a.ts";'],
		["frontend/sections/A.tsx", 'import { B } from "../pages/BPage.tsx";'],
		["frontend/storage/a.ts", 'import { App } from "../App.tsx";'],
		["frontend/sections/A.tsx", 'import { P } from "../router/part.tsx";'],
		["frontend/router/a.ts", 'import { m } from "../features/menu/a.ts";'],
		["frontend/features/menu/a.ts", 'import { b } from "../toasts/b.ts";'],
		["frontend/features/menu/a.ts", 'import { b } from "../../shell/b.ts";'],
		["frontend/features/menu/a.ts", 'import { b } from "../../build/b.ts";'],
		["frontend/features/menu/a.ts", 'import { b } from "./build/b.ts";'],
		["frontend/pages/APage.tsx", 'import { B } from "./BPage.tsx";'],
		["frontend/App.tsx", 'import { E } from "./editor/client/Editor.tsx";'],
		["frontend/build/build.ts", 'import "../editor/server/start.ts";'],
		["frontend/App.tsx", 'import config from "../vite.config.ts";'],
		["frontend/editor/client/a.ts", 'import { watch } from "node:fs";'],
		["frontend/pages/APage.tsx", 'import { B } from "./b/B.tsx";'],
		["frontend/pages/a/APage.tsx", 'export * from "../b/list.ts";'],
		["functions/feeds/a.ts", 'import { x } from "#infra/edge/csp.ts";'],
		["functions/feeds/a.ts", 'import { x } from "../local/listen.ts";'],
		["functions/local/a.ts", 'import { x } from "#infra/config.ts";'],
		["infra/api.ts", 'type A = import("#functions/build.ts").A;'],
	])("%s: finds %s", (path, text) => {
		expect(forbiddenArrows([{ path, text }])).toHaveLength(1);
	});

	it.each([
		["content/a.ts", 'import * as z from "zod/mini";'],
		["frontend/App.tsx", 'import { HomePage } from "./pages/HomePage.tsx";'],
		["frontend/pages/HomePage.tsx", 'import { Hero } from "./home/Hero.tsx";'],
		["frontend/pages/blog/BlogPage.tsx", 'import { a } from "./list.ts";'],
		["frontend/sections/A.tsx", 'import { Card } from "../ui/Card.tsx";'],
		["frontend/load.ts", 'import.meta.glob(["../content/copy/pages/*.yaml"]);'],
		["frontend/features/menu/a.ts", 'import { b } from "./b.ts";'],
		["frontend/features/menu/a.ts", 'import { b } from "../../router/b.ts";'],
		["frontend/features/search/build/a.ts", 'import "node:fs";'],
		["frontend/shell/a.ts", 'import { b } from "../features/menu/b.ts";'],
		["frontend/build/a.ts", 'import { b } from "../features/menu/b.ts";'],
		["frontend/editor/server/a.ts", 'import { watch } from "node:fs";'],
		["frontend/editor/main.ts", 'import { b } from "../build/b.ts";'],
		["functions/feeds/a.ts", 'import { site } from "#content/site.ts";'],
		["functions/local/a.ts", 'import { x } from "#infra/edge/csp.ts";'],
		["infra/api.ts", 'import { routes } from "#content/routes.ts";'],
		["content/a.ts", '// import { App } from "#frontend/App.tsx";'],
	])("%s: allows %s", (path, text) => {
		expect(forbiddenArrows([{ path, text }])).toEqual([]);
	});

	it("reports who imports what, and which rule forbids it", () => {
		const file = {
			path: "frontend/ui/Card.tsx",
			text: 'import {\n\tsite,\n} from "#content/site.ts";',
		};
		expect(forbiddenArrows([file])).toEqual([
			"frontend/ui/Card.tsx imports #content/site.ts: ui knows no content",
		]);
	});

	it("reads every kind of import from one file", () => {
		const text = `
import a, { b } from "a";
import type { C } from 'c';
import "./side-effect.css";
export { d } from "./d.ts";
export type { E } from "./e.ts";
const lazy = () => import("./f.tsx");
type G = typeof import("./g.ts");
const files = import.meta.glob<Record<string, unknown>>(
	["./h/*.ts", "!./h/not.ts"],
	{ eager: true, import: "default" },
);`;
		expect(readImports(text).sort()).toEqual(
			"./d.ts ./e.ts ./f.tsx ./g.ts ./h/*.ts ./side-effect.css a c".split(" "),
		);
	});
});
