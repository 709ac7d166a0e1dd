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
import { formatTime } from "#functions/shared/format-time.ts";

/**
 * Writes a new snapshot to `<folder>/<name>.json`. The previous one stays if there is no new one, or
 * if the new one has fewer sources than one from the same day.
 * @returns what the build will find, for the console
 */
export function saveSnapshot<T>(
	folder: string,
	name: string,
	snapshot: Snapshot<T> | null,
	nowMs: number,
): string {
	const file = join(folder, `${name}.json`);
	const previous = readPrevious<T>(file, nowMs);
	if (snapshot && !isLessComplete(snapshot, previous)) {
		mkdirSync(folder, { recursive: true });
		// Renamed into place, so that a build never reads a partial file.
		const temporaryFile = `${file}.${process.pid}`;
		writeFileSync(temporaryFile, JSON.stringify(snapshot));
		renameSync(temporaryFile, file);
		return `${name}: ${snapshot.items.length} from ${snapshot.sources} ${snapshot.sources === 1 ? "source" : "sources"}`;
	}
	if (!previous) {
		rmSync(file, { force: true });
		return `${name}: none; the page will say so`;
	}
	return `${name}: keeping the ${previous.items.length} from ${formatTime(previous.at)}`;
}

function readPrevious<T>(file: string, nowMs: number): Snapshot<T> | null {
	try {
		return readSnapshot<T>(readFileSync(file, "utf8"), nowMs);
	} catch {
		return null;
	}
}

function isLessComplete(
	snapshot: Snapshot<unknown>,
	previous: Snapshot<unknown> | null,
): boolean {
	return (
		previous !== null &&
		snapshot.sources < previous.sources &&
		snapshot.at - previous.at < cacheMs
	);
}
