import { preprintUrl } from "#content/feeds/preprints.ts";
import { feedSources } from "#content/feeds/sources.ts";

/** Every URL that the relay may request; a fixed list, so that it cannot be used as an open proxy. */
export const allowedUrls: ReadonlySet<string> = new Set([
	...feedSources.map(({ url }) => url),
	preprintUrl,
]);

/** Returns the name of the source with this URL. */
export function sourceName(url: string): string {
	return feedSources.find((source) => source.url === url)?.name ?? "Preprints";
}
