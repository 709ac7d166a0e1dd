import { gunzipSync, gzipSync } from "node:zlib";
import { type Item, newestFirst, pick } from "./newest.ts";
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
	const sizes = items.list.map((item) =>
		Buffer.byteLength(JSON.stringify(item)),
	);
	const chosen: number[] = [];
	let total = 0;
	for (const index of newestFirst(items.list)) {
		const size = sizes[index] ?? 0;
		if (size > packLimits.item) continue;
		total += size + 1;
		if (total > packLimits.unpacked) break;
		chosen.push(index);
	}
	for (;;) {
		const fitting =
			chosen.length === items.list.length
				? items
				: ({ ...items, list: pick<Item>(items.list, chosen) } as FeedItems);
		const packed = gzipSync(JSON.stringify(fitting));
		if (packed.length <= packLimits.packed) {
			packedCache.set(fitting, packed);
			return fitting;
		}
		const share = packLimits.packed / packed.length;
		chosen.length = Math.floor(chosen.length * Math.min(share, 0.95));
	}
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
