import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { changeExtent, changeFacts } from "./another-company/edits.ts";
import { makeCopy } from "./another-company/make-copy.ts";

// Whoever forks the project changes content/site.ts and goes on from there. Every fact is
// another one here and every option is off; the site is built and looked at as our own is.

/** What looks at code alone, or builds a site of its own. */
const others = [
	"add-a-service",
	"another-company",
	"browser-support",
	"cost-assumptions",
	"licences",
	"snapshot",
	"weight",
];
const checks = readdirSync(import.meta.dirname)
	.filter((name) => name.endsWith(".test.ts"))
	.filter((name) => !others.includes(name.replace(".test.ts", "")))
	.map((name) => `tests/built/${name}`);

let copy: ReturnType<typeof makeCopy>;

beforeAll(() => {
	copy = makeCopy();
	changeFacts(copy);
	changeExtent(copy);
	copy.run(["--import", "tsx", "frontend/build/build.ts"]);
}, 120_000);

afterAll(() => copy?.dispose());

it("passes every check of the built site", () => {
	expect(checks.length).toBeGreaterThan(8);
	copy.run([
		join("node_modules", "vitest", "vitest.mjs"),
		"run",
		"--project=built",
		...checks,
	]);
}, 120_000);
