import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A phone on slow 4G, as Lighthouse simulates it: round trip in ms, bits per second. */
export const slow4G = { delay: 150, down: 1_638_400, up: 768_000 };

const script = resolve(import.meta.dirname, "slow_line.py");
const { SLOW_LINE_SERVER: server, SLOW_LINE_VISITOR: visitor } = process.env;

/** The line at whose server's end this process runs, if any. */
export const openLine = server && visitor ? { server, visitor } : null;

/** Runs this command again at the end of a slow line and measures there; where none can be made, measures here. */
export async function onSlowLine(measure: () => Promise<void>): Promise<void> {
	const code = openLine ? null : rerunOnLine();
	if (code !== null) {
		process.exitCode = code;
		return;
	}
	const how = openLine
		? "Over real packets"
		: "No line of real packets can be made here: DevTools throttles";
	console.error(how);
	await measure();
}

/** @returns the exit code; null where no line of real packets can be made */
function rerunOnLine(): number | null {
	const line = [script, slow4G.delay, slow4G.down, slow4G.up].map(String);
	const asUser = process.getuid?.() === 0 ? [] : ["unshare", "-Ur"];
	const [command = "", ...rest] = [...asUser, "python3", ...line];
	const run = (...what: string[]) =>
		spawnSync(command, [...rest, ...what], { stdio: "inherit" }).status;
	if (run("true") !== 0) return null;
	const [, ...own] = process.argv;
	return run(process.execPath, ...process.execArgv, ...own);
}

/** Writes a script that starts a program at the visitor's end. @returns its file */
export function atVisitorsEnd(program: string, namespace: string): string {
	const file = join(mkdtempSync(join(tmpdir(), "line-")), "visitor");
	const enter = `exec nsenter --net=${namespace} -- ${program} "$@"`;
	writeFileSync(file, `#!/bin/sh\n${enter}\n`, { mode: 0o755 });
	return file;
}
