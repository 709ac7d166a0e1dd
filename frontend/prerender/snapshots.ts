import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Article } from "#content/news/article.ts";
import { readSnapshot, type Snapshot } from "#content/news/snapshot.ts";
import type { Paper } from "#content/research/paper.ts";

/** The lists that `npm run snapshot` has fetched; null where there is none. */
export type Snapshots = {
	news: Snapshot<Article> | null;
	papers: Snapshot<Paper> | null;
};

/** Reads what functions/feeds/snapshot.ts wrote into the folder; without a folder there is nothing. */
export function readSnapshots(
	folder: string | undefined,
	nowMs: number,
): Snapshots {
	return { news: read("news"), papers: read("papers") };

	function read<T>(name: string): Snapshot<T> | null {
		if (folder === undefined) return null;
		try {
			const text = readFileSync(join(folder, `${name}.json`), "utf8");
			return readSnapshot<T>(text, nowMs);
		} catch {
			return null;
		}
	}
}
