import { preprintUrl } from "#content/feeds/preprints.ts";
import { allowedUrls, sourceName } from "./allowed-urls.ts";
import { emptyRecord } from "./attributes.ts";
import { isLost } from "./back-off.ts";
import { changesAt, type FeedRecord, freshness } from "./record.ts";

/**
 * Describes the state of every source as a plain-text table: age of what is shown, number of items,
 * how the last attempt ended and when the next is due.
 * @param records null for a URL about which nothing is known
 */
export function describeState(
	records: ReadonlyMap<string, FeedRecord | null>,
	nowMs: number,
): string {
	const rows = [...allowedUrls].map((url) => {
		const record = records.get(url);
		return [
			sourceName(url) + (record?.copy?.isSample ? " (sample)" : ""),
			...describe(record ?? null, nowMs),
		];
	});
	const header = ["SOURCE", "STATE", "AGE", "ITEMS", "LAST STATUS", "NEXT"];
	const actions = [...allowedUrls].flatMap(
		(url) => describeAction(url, records, nowMs) ?? [],
	);
	return [toTable([header, ...rows]), ...actions].join("\n\n");
}

/**
 * Says what to change in the list of sources if a publisher has moved or ended its feed, or it has had nothing to
 * show for a day; null if none of these.
 */
function describeAction(
	url: string,
	records: ReadonlyMap<string, FeedRecord | null>,
	nowMs: number,
): string | null {
	const record = records.get(url) ?? emptyRecord(url);
	const { movedTo, ended, lastStatus } = record;
	const name = sourceName(url);
	const file =
		url === preprintUrl
			? "content/feeds/preprints.ts"
			: "content/feeds/sources.ts";
	if (movedTo !== "") {
		return `${name} has moved permanently and is read at its new address. Put that address into ${file}:\n  ${movedTo}`;
	}
	if (ended === "gone") {
		return `${name} has been ended by its publisher (410) and is no longer requested. Remove it from ${file}, or put its new address there. If it is back at the old one: npm run feeds -- --revive "${name}"`;
	}
	if (ended === "moved away") {
		return `${name} has moved to another site, which is not followed. If the new address is right, put it into ${file}:\n  ${lastStatus}`;
	}
	if (isLost(record, nowMs)) {
		return `${name} has had nothing to show for a day: ${lastStatus}. Open its address. If the feed is somewhere else, put that address into ${file}; if it is gone, remove it there; if it is only down, wait.\n  ${url}`;
	}
	return null;
}

function describe(record: FeedRecord | null, nowMs: number): string[] {
	if (!record)
		return ["none", "-", "-", "never requested", "at the next request"];
	const { copy, failures } = record;
	// The full status, with the URL, is printed below the table.
	const status =
		record.ended === "moved away" ? record.ended : record.lastStatus;
	const nextAt = changesAt(record, nowMs);
	const next = nextAt > nowMs ? `in ${describeTime(nextAt - nowMs)}` : "due";
	return [
		freshness(record, nowMs),
		copy ? describeTime(nowMs - copy.checkedAt) : "-",
		String(copy?.items.list.length ?? "-"),
		failures > 0 ? `${status}, ${failures} in a row` : status,
		record.ended === "gone" ? "never" : next,
	];
}

function describeTime(ms: number): string {
	const minutes = Math.floor(ms / 60_000);
	if (minutes < 1) return `${Math.max(0, Math.floor(ms / 1000))} s`;
	if (minutes < 120) return `${minutes} min`;
	const hours = Math.floor(minutes / 60);
	return hours < 72 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

function toTable(rows: string[][]): string {
	const widths = rows[0]?.map((_, column) =>
		Math.max(...rows.map((row) => row[column]?.length ?? 0)),
	);
	return rows
		.map((row) =>
			row
				.map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}
