import type { FeedCopy, FeedRecord } from "#functions/feeds/record.ts";
import { makeArticle } from "../../content/news/make-article.ts";

export function makeCopy(changes: Partial<FeedCopy> = {}): FeedCopy {
	return {
		items: { kind: "articles", list: [makeArticle()] },
		etag: '"a"',
		lastModified: "",
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
		...changes,
	};
}
