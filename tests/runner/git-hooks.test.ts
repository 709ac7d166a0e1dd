import { execFileSync, spawnSync } from "node:child_process";
import {
	copyFileSync,
	mkdtempSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
/** Assembled here, so that the scan of this repository does not find it. */
const token = ["ghp", "a1B2c3D4e5".repeat(4).slice(0, 36)].join("_");
let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "hooks-"));
	git("init", "--quiet");
	symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
	for (const file of [".gitignore", ".secretlintrc.json", "biome.json"])
		copyFileSync(join(root, file), join(folder, file));
});

afterEach(() => rmSync(folder, { recursive: true }));

it("accepts an ordinary change, and a commit without files", () => {
	expect(preCommit()).toMatchObject({ status: 0 });
	stage("plain.ts", "export const answer = 42;\n");
	expect(preCommit()).toMatchObject({ status: 0 });
});

it("keeps a token out of the history", () => {
	stage("notes [1].md", `Use ${token} for now.\n`);
	const { status, stdout, stderr } = preCommit();
	expect(status).not.toBe(0);
	expect(stdout + stderr).toContain("GITHUB_TOKEN");
	expect(stdout + stderr).not.toContain(token);
});

it("refuses a file that the formatter would change", () => {
	stage("untidy.ts", "export const   answer=42\n");
	expect(preCommit().status).not.toBe(0);
});

function stage(name: string, text: string): void {
	writeFileSync(join(folder, name), text);
	git("add", "--", name);
}

function preCommit() {
	return spawnSync(join(root, ".githooks/pre-commit"), {
		cwd: folder,
		encoding: "utf8",
		env: cleanEnvironment(),
	});
}

function git(...words: string[]): void {
	execFileSync("git", words, { cwd: folder, env: cleanEnvironment() });
}

/** Without the variables that git sets when this test itself runs inside one of its hooks. */
function cleanEnvironment(): NodeJS.ProcessEnv {
	return Object.fromEntries(
		Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")),
	);
}
