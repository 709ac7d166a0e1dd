import { cacheMs } from "#content/feeds/freshness.ts";
import { sampleMark } from "#content/feeds/map-feed.ts";
import { feedSources } from "#content/feeds/sources.ts";
import type { Attributes } from "#functions/shared/table.ts";
import { packItems, unpackItems } from "./pack-items.ts";
import { readerVersion } from "./reader-version.ts";
import {
	copyRow,
	type FeedCopy,
	type FeedItems,
	type FeedRecord,
	statusRow,
} from "./record.ts";
import { parseStoredItems } from "./stored-items.ts";

/**
 * Converts a record to the attributes that a write sets.
 * @param withItems false if the table already has the items, which are by far the largest part
 */
export function toAttributes(
	record: FeedRecord,
	withItems: boolean,
): Attributes {
	const status = statusAttributes(record);
	if (!record.copy) return status;
	const { items, ...copy } = record.copy;
	return {
		...status,
		...copy,
		readBy: readerVersion,
		itemCount: items.list.length,
		...(withItems && { items: packItems(items) }),
	};
}

/** Returns the attributes that describe the last attempt, without the copy. */
export function statusAttributes(record: FeedRecord): Attributes {
	const { url: _url, copy: _copy, leasedUntil: _lease, ...status } = record;
	return {
		...status,
		// For DynamoDB's TTL; the record itself decides what may be shown. A feed that has ended for
		// good keeps its row, because without it the source would be asked again.
		expiresAt: Math.ceil((status.nextAt + cacheMs) / 1000),
	};
}

/**
 * Reads a record from a table item; its copy is null if it is missing or unreadable. Never throws.
 */
export function fromAttributes(url: string, item: Attributes): FeedRecord {
	const status = statusRow.parse(item);
	const { failures, movedTo } = status;
	return {
		...status,
		url,
		copy: copyFrom(url, item),
		failures: Math.floor(failures),
		movedTo: URL.canParse(movedTo) ? movedTo : "",
	};
}

/** Returns the record of a URL that has no row. */
export function emptyRecord(url: string): FeedRecord {
	return fromAttributes(url, {});
}

function copyFrom(url: string, item: Attributes): FeedCopy | null {
	const parsed = parseStoredItems(tryUnpack(item.items));
	if (!parsed) return null;
	// An incomplete list, or one that other code has read, must be fetched and parsed again, whether or not it has
	// changed.
	const isCurrent = parsed.isWhole && item.readBy === readerVersion;
	return {
		...copyRow.parse(item),
		...(!isCurrent && { etag: "", lastModified: "", bodyHash: "" }),
		items: withCurrentName(url, parsed.items),
	};
}

/** A source may have been renamed since; its feed may not change, and so not be parsed again, for days. */
function withCurrentName(url: string, items: FeedItems): FeedItems {
	const name = feedSources.find((source) => source.url === url)?.name;
	if (name === undefined || items.kind === "papers") return items;
	const list = items.list.map((article) => {
		const mark = article.source.endsWith(sampleMark) ? sampleMark : "";
		return { ...article, source: name + mark };
	});
	return { kind: "articles", list };
}

function tryUnpack(packed: unknown): unknown {
	try {
		return unpackItems(packed as Uint8Array);
	} catch {
		return undefined;
	}
}
