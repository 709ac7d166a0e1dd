import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** A phone on slow 4G, as Lighthouse simulates it: round trip in ms, bits per second. */
export const slow4G = { delay: 150, down: 1_638_400, up: 768_000 };

const { SLOW_LINE: fd } = process.env;

/** Where a server at the other end of the line listens, if this process runs at the visitor's end. */
export const openLine = fd ? { fd: Number(fd) } : null;

/** Runs this command again at the end of a slow line and exits; returns there, or where no line can be made. */
export function moveToSlowLine(): void {
	if (openLine) {
		console.error("Over real packets");
		return;
	}
	const script = join(import.meta.dirname, "slow_line.py");
	const asUser = process.getuid?.() === 0 ? [] : ["unshare", "-Ur"];
	const line = ["python3", script, ...Object.values(slow4G).map(String)];
	const [command = "", ...args] = [...asUser, ...line];
	const run = (...what: string[]) =>
		spawnSync(command, [...args, ...what], { stdio: "inherit" }).status;
	if (run("true") === 0) {
		const [, ...own] = process.argv;
		process.exit(run(process.execPath, ...process.execArgv, ...own) ?? 1);
	}
	const how = "No line of real packets can be made here: DevTools throttles";
	console.error(how);
}
