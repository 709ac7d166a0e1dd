import { readFileSync } from "node:fs";
import { join } from "node:path";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { feedSources } from "#content/feeds/sources.ts";
import type { FetchUpstream } from "#functions/feeds/fetch-upstream.ts";
import { saveSnapshot } from "#functions/feeds/save-snapshot.ts";
import { takeSnapshots } from "#functions/feeds/take-snapshot.ts";
import { sampleOf } from "#functions/local/feed-samples.ts";
import { makeChanged } from "./functions/feeds/make-record.ts";

const samples = join(import.meta.dirname, "fixtures/feeds");
const files = new Map<string, string>([
	...feedSources.map(({ name, url }, at) => [url, sampleOf(name, at)] as const),
	[preprintUrl, "arxiv"],
]);

/** Responds with our own invented sample feeds, as if the publishers had sent them. */
export const fetchSamples: FetchUpstream = async (url) =>
	makeChanged({
		bytes: readFileSync(join(samples, `${files.get(url)}.xml`)),
		contentType: "application/xml",
	});

/** Writes both snapshots of the sample feeds into a folder, as a build expects them. */
export async function takeSampleSnapshots(
	folder: string,
	nowMs: number,
): Promise<void> {
	const { news, papers } = await takeSnapshots(fetchSamples, nowMs);
	saveSnapshot(folder, "news", news, nowMs);
	saveSnapshot(folder, "papers", papers, nowMs);
}
