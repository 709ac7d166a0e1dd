import { gunzipSync, gzipSync } from "node:zlib";
import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { keptMs } from "#content/news/freshness.ts";
import type { FeedCopy, FeedItems, FeedRecord } from "./record.ts";

type Attributes = Record<string, AttributeValue>;

/** Raised when the shape of what is stored changes; copies of another shape are not read. */
const shape = 1;

/**
 * What a write sets.
 * @param withItems false where the table has the items already: they are by far the most of it
 */
export function toAttributes(
	record: FeedRecord,
	withItems: boolean,
): Attributes {
	const { copy } = record;
	return {
		lastStatus: { S: record.lastStatus },
		failures: number(record.failures),
		nextAt: number(record.nextAt),
		// For the table's own clearing up; what may be shown is decided by the record.
		expiresAt: number(Math.ceil((record.nextAt + keptMs) / 1000)),
		...(copy && {
			etag: { S: copy.etag },
			lastModified: { S: copy.lastModified },
			fetchedAt: number(copy.fetchedAt),
			checkedAt: number(copy.checkedAt),
			isSample: { BOOL: copy.isSample },
			itemCount: number(copy.items.list.length),
		}),
		...(copy &&
			withItems && {
				shape: number(shape),
				items: { B: gzipSync(JSON.stringify(copy.items)) },
			}),
	};
}

/** The record in a table's item; its copy is null where it is missing or of another shape. */
export function fromAttributes(item: Attributes): FeedRecord {
	return {
		url: item.url?.S ?? "",
		copy: copyFrom(item),
		lastStatus: item.lastStatus?.S ?? "",
		failures: Number(item.failures?.N ?? 0),
		nextAt: Number(item.nextAt?.N ?? 0),
		leasedUntil: Number(item.leasedUntil?.N ?? 0),
	};
}

function copyFrom(item: Attributes): FeedCopy | null {
	const packed = item.items?.B;
	if (!packed || item.shape?.N !== String(shape)) return null;
	return {
		// Only this function writes the table, so the shape's number vouches for the type.
		items: JSON.parse(gunzipSync(packed).toString()) as FeedItems,
		etag: item.etag?.S ?? "",
		lastModified: item.lastModified?.S ?? "",
		fetchedAt: Number(item.fetchedAt?.N ?? 0),
		checkedAt: Number(item.checkedAt?.N ?? 0),
		isSample: item.isSample?.BOOL ?? false,
	};
}

function number(value: number): AttributeValue {
	return { N: String(value) };
}
