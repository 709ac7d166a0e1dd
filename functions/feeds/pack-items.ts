import { gunzipSync, gzipSync } from "node:zlib";
import { type Item, newestFitting } from "./newest-fitting.ts";
import type { FeedItems } from "./record.ts";

/**
 * Limits on what is stored per feed, in bytes. DynamoDB rejects items of more than 409,600 bytes,
 * including names and the other attributes.
 */
export const packLimits = {
	packed: 350_000,
	/** As JSON, before compression: eight feeds of this size still fit into memory when merged. */
	unpacked: 2 * 1024 * 1024,
	/** One item as JSON; larger ones are left out. A hundred times the size of real items. */
	item: 128 * 1024,
} as const;

const packedCache = new WeakMap<FeedItems, Buffer>();

/** Selects the newest items, as many as fit into one cache record. */
export function fitItems(items: FeedItems): FeedItems {
	const jsonOf = (list: Item[]) =>
		Buffer.from(JSON.stringify({ ...items, list }));
	const sizeOf = (bytes: Buffer) => bytes.length;
	const small = items.list.filter(
		(item) => Buffer.byteLength(JSON.stringify(item)) <= packLimits.item,
	);
	const unpacked = newestFitting<Item, Buffer>(
		small,
		jsonOf,
		sizeOf,
		packLimits.unpacked,
	);
	const { list, written: packed } = newestFitting<Item, Buffer>(
		unpacked.list,
		(list) => gzipSync(jsonOf(list)),
		sizeOf,
		packLimits.packed,
	);
	const fitting =
		list.length === items.list.length
			? items
			: ({ ...items, list } as FeedItems);
	packedCache.set(fitting, packed);
	return fitting;
}

/** Packs items into bytes for the cache. @param items as returned by `fitItems` */
export function packItems(items: FeedItems): Buffer {
	return packedCache.get(items) ?? gzipSync(JSON.stringify(items));
}

/** @throws if the bytes were not made by `packItems`, or would fill the memory */
export function unpackItems(packed: Uint8Array): unknown {
	const maxOutputLength = 2 * packLimits.unpacked;
	return JSON.parse(gunzipSync(packed, { maxOutputLength }).toString());
}
