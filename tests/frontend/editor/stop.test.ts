import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { copyContent } from "#tests/copy-content.ts";

const root = resolve(import.meta.dirname, "../../..");
const build = join(root, "build");
const words = copyContent();
let started: ChildProcess | undefined;

afterEach(() => {
	if (started?.exitCode === null && started.signalCode === null) {
		process.kill(-Number(started.pid), "SIGKILL");
	}
	words.remove();
});

it("Ctrl+C leaves nothing in build/, even while Vite prepares the page's packages; a start removes what a killed editor left", async () => {
	// Higher than the ids that any system gives.
	const dead = join(build, "editor-2147483647");
	const alive = join(build, `editor-${process.ppid}`);
	for (const folder of [dead, alive]) {
		mkdirSync(folder, { recursive: true });
		writeFileSync(join(folder, "package.json"), "{}");
	}
	try {
		const { program, url } = await start();
		expect(existsSync(dead)).toBe(false);
		expect(existsSync(alive)).toBe(true);

		const [own = ""] = foldersOf(program);
		expect(own).not.toBe("");
		await fetch(new URL("/frontend/main.tsx", url));
		await vi.waitUntil(() => existsSync(join(own, ".vite")), 20_000);

		// The terminal signals the whole group, and npm passes its own signal on.
		const ended = once(program, "close");
		process.kill(-Number(program.pid), "SIGINT");
		await pause(20);
		process.kill(-Number(program.pid), "SIGINT");
		await ended;
		await vi.waitUntil(() => groupOf(program).length === 0, 20_000);
		expect(existsSync(own)).toBe(false);
	} finally {
		for (const folder of [dead, alive]) {
			rmSync(folder, { recursive: true, force: true });
		}
	}
}, 60_000);

/** Starts the command in a process group of its own, as a shell does. */
async function start() {
	const program = spawn("npm", ["run", "edit", "--", "--copy", words.folder], {
		cwd: root,
		detached: true,
		env: { ...process.env, PORT: "0" },
	});
	started = program;
	let printed = "";
	for (const stream of [program.stdout, program.stderr]) {
		stream.on("data", (part) => {
			printed += part;
		});
	}
	const url = await vi.waitUntil(
		() => /http:\S+/.exec(printed)?.[0] ?? program.exitCode !== null,
		30_000,
	);
	if (typeof url !== "string") throw new Error(printed);
	return { program, url };
}

/** Returns the ids of the processes that the command consists of. */
function groupOf({ pid }: ChildProcess): number[] {
	return execFileSync("ps", ["-A", "-o", "pid=,pgid="], { encoding: "utf8" })
		.trim()
		.split("\n")
		.map((line) => line.trim().split(/\s+/).map(Number))
		.filter(([, group]) => group === pid)
		.map(([id = 0]) => id);
}

function foldersOf(program: ChildProcess): string[] {
	const names = groupOf(program).map((id) => `editor-${id}`);
	return readdirSync(build)
		.filter((name) => names.includes(name))
		.map((name) => join(build, name));
}
