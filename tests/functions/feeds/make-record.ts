import type { FeedCache } from "#functions/feeds/cache.ts";
import type { UpstreamResponse } from "#functions/feeds/fetch-upstream.ts";
import type { FeedCopy, FeedRecord } from "#functions/feeds/record.ts";
import { makeArticle } from "#tests/content/feeds/make-article.ts";

export function makeCopy(changes: Partial<FeedCopy> = {}): FeedCopy {
	return {
		items: { kind: "articles", list: [makeArticle({ source: "Wiz" })] },
		etag: '"a"',
		lastModified: "",
		bodyHash: "",
		receivedAt: 1_000,
		maxAgeMs: 0,
		ttlMs: 0,
		fetchedAt: 1_000,
		checkedAt: 1_000,
		isSample: false,
		...changes,
	};
}

export function makeRecord(changes: Partial<FeedRecord> = {}): FeedRecord {
	return {
		url: "https://www.wiz.io/feed/rss.xml",
		copy: makeCopy(),
		lastStatus: "200",
		failures: 0,
		nextAt: 241_000,
		leasedUntil: 0,
		movedTo: "",
		movedAt: 0,
		unconditionalUntil: 0,
		ended: "",
		...changes,
	};
}

type Changed = Extract<UpstreamResponse, { kind: "changed" }>;
type Unchanged = Extract<UpstreamResponse, { kind: "unchanged" }>;

const good = {
	maxAgeMs: 0,
	movedTo: "",
	usedOwnUrl: true,
	refusedConditional: false,
};

/** Returns a response with a body, as an upstream sends it. */
export function makeChanged(changes: Partial<Changed> = {}): Changed {
	return {
		kind: "changed",
		...good,
		bytes: new Uint8Array(),
		contentType: "",
		etag: "",
		lastModified: "",
		isSample: false,
		...changes,
	};
}

/** A 304. */
export function makeUnchanged(changes: Partial<Unchanged> = {}): Unchanged {
	return { kind: "unchanged", ...good, ...changes };
}

/** A cache that has nothing, and accepts everything. */
export const emptyCache: FeedCache = {
	read: async () => null,
	lease: async () => true,
	writeStatus: async () => true,
	write: async () => true,
};
