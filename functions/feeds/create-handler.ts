import { isCategory } from "#content/feeds/fields/is-category.ts";
import { mergedRssName } from "#content/feeds/output/merged-feeds.ts";
import { feedSources } from "#content/feeds/sources.ts";
import { comesThroughCdn } from "#functions/shared/comes-through-cdn.ts";
import {
	type HttpEvent,
	type HttpResult,
	header,
} from "#functions/shared/http.ts";
import { allowedUrls } from "./allowed-urls.ts";
import { collect } from "./collect.ts";
import { readSource } from "./read-source.ts";
import {
	cachedUntil,
	changesAt,
	type FeedCopy,
	type FeedRecord,
	freshness,
} from "./record.ts";
import {
	createRelay,
	type RelayEffects,
	type RelayTimes,
	relayTimes,
} from "./relay.ts";
import { createMerger, renderCopy } from "./render.ts";
import { type RefreshReport, reportRefresh } from "./report-refresh.ts";
import { refusals, respondUnavailable, respondWith } from "./respond.ts";

type Effects = Omit<RelayEffects, "readSource">;

type Options = {
	times?: RelayTimes;
	/** Secrets that the CDN sends; if empty, requests from anywhere are accepted. */
	originSecrets?: readonly string[];
};

/** Creates the function's two entry points: visitors' requests and the scheduled refresh. */
export function createFeedsHandler(
	effects: Effects,
	{ times = relayTimes, originSecrets = [] }: Options = {},
) {
	const { now } = effects;
	const renderMerged = createMerger();
	const relay = createRelay({ ...effects, readSource }, times);

	return { handler, refresh };

	async function handler(event: HttpEvent): Promise<HttpResult> {
		if (!comesThroughCdn(event, originSecrets)) return refusals.forbidden;
		const { method } = event.requestContext.http;
		if (method !== "GET" && method !== "HEAD") return refusals.wrongMethod;
		const query = new URLSearchParams(event.rawQueryString);
		const ifNoneMatch = header(event, "if-none-match");
		const result = await respond(
			query.get("feed"),
			query.get("category"),
			ifNoneMatch,
		);
		if (method === "GET") return result;
		const { body: _, ...head } = result;
		return head;
	}

	async function respond(
		feed: string | null,
		category: string | null,
		ifNoneMatch: string | undefined,
	): Promise<HttpResult> {
		if (category !== null) {
			if (feed !== mergedRssName) return refusals.categoryElsewhere;
			if (!isCategory(category)) return refusals.unknownCategory;
			return mergedResponse("rss", ifNoneMatch, category);
		}
		if (feed === null) return mergedResponse("json", ifNoneMatch);
		if (feed === mergedRssName) return mergedResponse("rss", ifNoneMatch);
		return singleFeedResponse(feed, ifNoneMatch);
	}

	async function singleFeedResponse(
		url: string,
		ifNoneMatch: string | undefined,
	): Promise<HttpResult> {
		if (!allowedUrls.has(url)) return refusals.unknownFeed;
		const record = await relay.get(url);
		const state = freshness(record, now());
		if (!record.copy || state === "none") {
			return respondUnavailable(record.nextAt - now());
		}
		const lifetime = lifetimeOf([record], [record.copy]);
		const rendering = renderCopy(url, record.copy);
		return respondWith(rendering, state, lifetime, ifNoneMatch);
	}

	/** Merges all sources that have a copy; "stale" if any of them is old or missing. */
	async function mergedResponse(
		format: "json" | "rss",
		ifNoneMatch: string | undefined,
		category?: string,
	): Promise<HttpResult> {
		const urls = feedSources.map(({ url }) => url);
		const records = await collect(relay, urls, times.mergedMs, now);
		const shown = records.filter(
			(record) => freshness(record, now()) !== "none",
		);
		const copies = shown.flatMap(({ copy }) => copy ?? []);
		if (copies.length === 0) return respondUnavailable(0);
		// A source ended by its publisher does not count as missing once its last copy has expired.
		const areAllFresh = records.every(
			(record) =>
				freshness(record, now()) === (record.ended ? "none" : "fresh"),
		);
		return respondWith(
			renderMerged(copies, { format, category }, now()),
			areAllFresh ? "fresh" : "stale",
			lifetimeOf(records, copies),
			ifNoneMatch,
		);
	}

	function lifetimeOf(records: FeedRecord[], copies: FeedCopy[]) {
		const changes = records.map((record) => changesAt(record, now()));
		return {
			unchangedForMs: Math.min(...changes) - now(),
			cachedForMs: Math.min(...copies.map(cachedUntil)) - now(),
		};
	}

	/** Refreshes every source; those that share a host one at a time, out of politeness. */
	async function refresh(): Promise<RefreshReport> {
		const byHost = new Map<string, string[]>();
		for (const url of allowedUrls) {
			// One that is no URL fails by itself, as any other that cannot be fetched.
			const host = URL.canParse(url) ? new URL(url).host : url;
			byHost.set(host, [...(byHost.get(host) ?? []), url]);
		}
		const records = await Promise.all(
			[...byHost.values()].map(async (urls) => {
				const refreshed = [];
				for (const url of urls) refreshed.push(await relay.refresh(url));
				return refreshed;
			}),
		);
		return reportRefresh(records.flat(), now());
	}
}
