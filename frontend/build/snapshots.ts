import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Article } from "#content/feeds/article.ts";
import type { Paper } from "#content/feeds/paper.ts";
import { readSnapshot, type Snapshot } from "#content/feeds/snapshot.ts";
import {
	parseArticle,
	parsePaper,
} from "#frontend/features/feed-list/parse-items.ts";
import type { Parser } from "#frontend/storage/parse.ts";

/** The lists that `npm run snapshot` fetched; null if there is none. */
export type Snapshots = {
	news: Snapshot<Article> | null;
	papers: Snapshot<Paper> | null;
};

/** Reads what functions/feeds/snapshot-command.ts wrote into the folder; both lists are null without a folder. */
export function readSnapshots(
	folder: string | undefined,
	nowMs: number,
): Snapshots {
	return {
		news: read("news", parseArticle),
		papers: read("papers", parsePaper),
	};

	function read<T>(name: string, parseItem: Parser<T>): Snapshot<T> | null {
		if (folder === undefined) return null;
		try {
			const text = readFileSync(join(folder, `${name}.json`), "utf8");
			const snapshot = readSnapshot<unknown>(text, nowMs);
			const items = snapshot?.items
				.map(parseItem)
				.filter((item) => item !== undefined);
			return snapshot && items?.length ? { ...snapshot, items } : null;
		} catch {
			return null;
		}
	}
}
