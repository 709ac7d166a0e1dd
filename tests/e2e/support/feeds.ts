import type { Page, Route } from "playwright/test";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { feedSources } from "#content/feeds/sources.ts";
import { apiPaths } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { slugify } from "#content/slug.ts";

type Via = "proxy" | "relay";
/** `fail` responds with a server error, `hang` never responds. */
type Mode = "answer" | "fail" | "hang";

/** Feeds controlled by a test, replacing the proxy and our relay. */
export type FakeFeeds = {
	/** Every request for a single feed so far. */
	asked: { via: Via; source: string }[];
	mode: Record<Via, Mode>;
	/** Names of the sources that fail whatever the mode. */
	broken: Set<string>;
	/** Articles per source, and how many newer ones the first source has gained since. */
	perSource: number;
	added: number;
};

const firstDate = Date.parse("2026-03-01T00:00:00Z");

/** Articles per source that make a list of the length wanted, however many sources there are. */
const perSourceFor = (total: number) =>
	Math.ceil(total / Math.min(8, feedSources.length));
const perSource = perSourceFor(96);
/** How many categories the articles have, one after the other. */
export const topics = 14;
/** For a list of at least 160. */
export const manyPerSource = perSourceFor(160);

/** Responds for all sources; no article is real. */
export async function fakeFeeds(
	page: Page,
	start: Partial<FakeFeeds> = {},
): Promise<FakeFeeds> {
	const feeds: FakeFeeds = {
		asked: [],
		mode: { proxy: "fail", relay: "answer" },
		broken: new Set(),
		perSource,
		added: 0,
		...start,
	};
	await page.route(
		(url) => site.feedProxy !== "" && url.href.startsWith(site.feedProxy),
		(route) => {
			const { href } = new URL(route.request().url());
			const feed = decodeURIComponent(href.slice(site.feedProxy.length));
			return answer(feeds, "proxy", feed, route);
		},
	);
	await page.route(
		(url) => url.pathname === apiPaths.feeds && url.searchParams.has("feed"),
		(route) => {
			const { searchParams } = new URL(route.request().url());
			const feed = searchParams.get("feed") ?? "";
			return feed === preprintUrl
				? route.fallback()
				: answer(feeds, "relay", feed, route);
		},
	);
	return feeds;
}

/** Counts how often the list was fetched, by the relay's requests for the first source. */
export function fetches(feeds: FakeFeeds): number {
	const first = feedSources[0]?.name;
	return feeds.asked.filter(
		({ via, source }) => via === "relay" && source === first,
	).length;
}

async function answer(
	feeds: FakeFeeds,
	via: Via,
	feed: string,
	route: Route,
): Promise<void> {
	const index = feedSources.findIndex(({ url }) => url === feed);
	const source = feedSources[index]?.name ?? "";
	feeds.asked.push({ via, source });
	const mode = feeds.broken.has(source) ? "fail" : feeds.mode[via];
	if (mode === "hang") return;
	if (mode === "fail") return route.fulfill({ status: 503, body: "" });
	const count = feeds.perSource + (index === 0 ? feeds.added : 0);
	return route.fulfill({
		contentType: "application/rss+xml",
		headers: { "access-control-allow-origin": "*" },
		body: rss(source, index, count),
	});
}

/** Returns the n-th article of a source; later ones are newer, and the sources alternate. */
function rss(source: string, index: number, count: number): string {
	const items = Array.from({ length: count }, (_, n) => {
		const date = new Date(
			firstDate + (n * feedSources.length - index) * 60 * 60_000,
		);
		return `<item><title>${source} ${n}</title><link>https://publisher.example/${slugify(source)}/${n}</link>
<description>Words of ${source}, number ${n}, long enough to fill more than a single line of its card.</description>
<pubDate>${date.toUTCString()}</pubDate><category>Topic ${n % topics}</category></item>`;
	});
	return `<rss version="2.0"><channel><title>${source}</title>${items.join("")}</channel></rss>`;
}
