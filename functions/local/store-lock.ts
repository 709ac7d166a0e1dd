import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { StartError } from "./start-error.ts";

type Owner = { pid: number; url?: string };

/**
 * Takes the lock of a data folder. Two stores on one folder would corrupt it, and the database
 * notices only at the first request. A lock whose owner was killed is taken over.
 */
export async function takeLock(file: string) {
	const owner = readOwner(file);
	if (owner && (await isRunning(owner))) {
		throw new StartError(
			`The site is already running on this data (process ${owner.pid}): stop that one first, or remove ${file} if it is gone.`,
		);
	}
	rmSync(file, { force: true });
	try {
		write(file, { pid: process.pid }, "wx");
	} catch {
		throw new StartError(
			`Another process is already starting on this data: ${file}`,
		);
	}
	return {
		write: (url: string) => write(file, { pid: process.pid, url }, "w"),
		release: () => rmSync(file, { force: true }),
	};
}

function write(file: string, owner: Owner, flag: string): void {
	writeFileSync(file, JSON.stringify(owner), { flag });
}

function readOwner(file: string): Owner | null {
	try {
		const { pid, url } = Object(JSON.parse(readFileSync(file, "utf8")));
		// Process id 0 would mean this process and its group.
		if (!Number.isInteger(pid) || pid <= 0) return null;
		return { pid, ...(typeof url === "string" && { url }) };
	} catch {
		return null;
	}
}

async function isRunning({ pid, url }: Owner): Promise<boolean> {
	try {
		process.kill(pid, 0);
	} catch (error) {
		// EPERM: alive, but owned by another user.
		if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
	}
	// After a reboot the id may belong to another program, so ask the store itself.
	return url === undefined || isHealthy(url);
}

async function isHealthy(url: string): Promise<boolean> {
	try {
		const response = await fetch(url, { signal: AbortSignal.timeout(1_000) });
		return (await response.text()).startsWith("healthy: dynamodb");
	} catch {
		return false;
	}
}
