import type { Paper } from "#content/feeds/paper.ts";
import { parsePapers } from "#content/feeds/parse-papers.ts";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { apiPaths } from "#content/routes.ts";
import { readXml } from "./dom-reader.ts";
import { fetchBytes } from "./fetch-bytes.ts";
import { nextTask } from "./next-task.ts";

/**
 * Fetches the latest papers from the preprint service, or through our relay if that fails.
 * @throws if neither responds with at least one paper
 */
export async function fetchPapers(): Promise<Paper[]> {
	const relay = `${apiPaths.feeds}?feed=${encodeURIComponent(preprintUrl)}`;
	const papers = await fetchFrom(preprintUrl).catch((failure) => {
		console.warn(`Preprint service: ${failure}`);
		return fetchFrom(relay);
	});
	await nextTask();
	return papers;
}

async function fetchFrom(url: string): Promise<Paper[]> {
	const papers = parsePapers(await fetchBytes(url), readXml);
	// The service sometimes returns an empty list; the one on screen is worth more.
	if (papers.length === 0) throw new Error("no papers");
	return papers;
}
