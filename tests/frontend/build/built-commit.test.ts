import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { builtCommit } from "#frontend/build/built-commit.ts";
import { setUpRepository } from "./set-up-repository.ts";

const folder = setUpRepository();

it("names the commit, and whether the project differs from it", () => {
	const git = (...args: string[]) =>
		execFileSync("git", args, { cwd: folder(), encoding: "utf8" }).trim();
	const root = join(folder(), "site");
	mkdirSync(root);
	writeFileSync(join(root, "a.txt"), "1");
	git("init", "-q");
	git("add", ".");
	const who = ["-c", "user.name=A", "-c", "user.email=a@b.example"];
	git(...who, "-c", "commit.gpgsign=false", "commit", "-qm", "First");
	const commit = git("rev-parse", "HEAD");
	writeFileSync(join(folder(), "elsewhere.txt"), "of another project");
	expect(builtCommit(root)).toEqual({ commit, localChanges: false });
	writeFileSync(join(root, "new.txt"), "2");
	expect(builtCommit(root)).toEqual({ commit, localChanges: true });
});

it("is unknown without git", () => {
	expect(builtCommit(folder())).toEqual({
		commit: "unknown",
		localChanges: false,
	});
});
