import { allowedUrls, sourceName } from "./read-items.ts";
import { type FeedRecord, freshness, freshUntil } from "./record.ts";

/**
 * The state of every source as a table in plain text: age of what is shown, items,
 * how the last try ended and when the next may come.
 * @param records null where nothing is known of an address
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
	const head = ["SOURCE", "STATE", "AGE", "ITEMS", "LAST STATUS", "NEXT"];
	return toTable([head, ...rows]);
}

function describe(record: FeedRecord | null, nowMs: number): string[] {
	if (!record) return ["none", "-", "-", "never asked", "at the next request"];
	const { copy, failures, lastStatus } = record;
	const nextAt = failures > 0 ? record.nextAt : copy ? freshUntil(copy) : nowMs;
	return [
		freshness(record, nowMs),
		copy ? describeTime(nowMs - copy.checkedAt) : "-",
		String(copy?.items.list.length ?? "-"),
		failures > 0 ? `${lastStatus}, ${failures} in a row` : lastStatus,
		nextAt > nowMs ? `in ${describeTime(nextAt - nowMs)}` : "due",
	];
}

function describeTime(ms: number): string {
	const minutes = Math.floor(ms / 60_000);
	if (minutes < 1) return `${Math.max(0, Math.floor(ms / 1000))} s`;
	if (minutes < 120) return `${minutes} min`;
	return `${Math.floor(minutes / 60)} h`;
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
