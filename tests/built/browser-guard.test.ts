import { afterAll, beforeAll, expect, it } from "vitest";
import { makeCopy } from "./another-company/make-copy.ts";

// What a developer sees after using something that a supported browser lacks: the project is built
// with it, through every step that compiles styles and scripts, and browser-support.test.ts runs.

let copy: ReturnType<typeof makeCopy>;
let output = "";

/** For a busy machine; on its own it takes half a minute. */
const timeout = 300_000;

beforeAll(() => {
	copy = makeCopy();
	copy.edit(
		"frontend/styles/base.css",
		(css) => `${css}\n.unsupported { field-sizing: content; }\n`,
	);
	copy.edit(
		"frontend/main.tsx",
		(code) =>
			`${code}\nif (new URLSearchParams(location.search).size > 99) document.title = "unsupported";\n`,
	);
	copy.run(["--import", "tsx", "frontend/build/build.ts"]);
	try {
		const files = ["tests/built/browser-support.test.ts"];
		copy.runTests("built", files, "--no-color");
	} catch (error) {
		output = (error as Error).message;
	}
}, timeout);

afterAll(() => copy?.dispose());

it.each([
	[
		"a stylesheet",
		/css\.properties\.field-sizing: not in [^\n]*Firefox 113\b[^\n]*Safari 16\.4 \(Safari has it from/,
	],
	[
		"a script",
		/api\.URLSearchParams\.size: not in [^\n]*Safari 16\.4 \(Safari has it from 17 on\)/,
	],
])("names feature, browser and release for %s", (_, message) => {
	expect(output).toMatch(message);
});
