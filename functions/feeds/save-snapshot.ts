import {
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { cacheMs } from "#content/feeds/freshness.ts";
import { readSnapshot, type Snapshot } from "#content/feeds/snapshot.ts";

/**
 * Writes a new snapshot to `<folder>/<name>.json`. The previous one stays if there is no new one, or
 * if the new one has fewer sources than one from the same day.
 * @returns what the build will find, for the console
 */
export function saveSnapshot<T>(
	folder: string,
	name: string,
	taken: Snapshot<T> | null,
	nowMs: number,
): string {
	const file = join(folder, `${name}.json`);
	const last = readLast<T>(file, nowMs);
	if (taken && !isPoorer(taken, last)) {
		mkdirSync(folder, { recursive: true });
		// Renamed into place, so that a build never reads a partial file.
		const part = `${file}.${process.pid}`;
		writeFileSync(part, JSON.stringify(taken));
		renameSync(part, file);
		return `${name}: ${taken.items.length} from ${taken.sources} ${taken.sources === 1 ? "source" : "sources"}`;
	}
	if (!last) {
		rmSync(file, { force: true });
		return `${name}: none, the page will say so`;
	}
	const time = new Date(last.at).toISOString().slice(0, 16).replace("T", " ");
	return `${name}: still the ${last.items.length} of ${time} UTC`;
}

function readLast<T>(file: string, nowMs: number): Snapshot<T> | null {
	try {
		return readSnapshot<T>(readFileSync(file, "utf8"), nowMs);
	} catch {
		return null;
	}
}

function isPoorer(
	taken: Snapshot<unknown>,
	last: Snapshot<unknown> | null,
): boolean {
	return (
		last !== null &&
		taken.sources < last.sources &&
		taken.at - last.at < cacheMs
	);
}
