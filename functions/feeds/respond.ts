import { cacheMs, freshMs } from "#content/feeds/freshness.ts";
import { mergedRssName } from "#content/feeds/output/merged-feeds.ts";
import { matchesTag } from "#functions/shared/entity-tag.ts";
import { type HttpResult, json, response } from "#functions/shared/http.ts";
import type { Freshness } from "./record.ts";
import type { Rendering } from "./render.ts";

const cachedSeconds = cacheMs / 1000;
/** A stale response may be replaced at any moment: the CDN asks again soon, but not for every visitor. */
const minSeconds = 15;
const maxSeconds = freshMs / 1000;

type Lifetime = {
	/** How long the feed cannot change, so the CDN need not ask sooner. */
	unchangedForMs: number;
	/** How long the feed may be shown, so the CDN drops it then even if it cannot reach us. */
	cachedForMs: number;
};

/** Responds with a feed, or with 304 if the client already has this version. */
export function respondWith(
	rendering: Rendering,
	state: Freshness,
	{ unchangedForMs, cachedForMs }: Lifetime,
	ifNoneMatch: string | undefined,
): HttpResult {
	const seconds = Math.floor(unchangedForMs / 1000);
	const sharedMaxAge = Math.min(Math.max(seconds, minSeconds), maxSeconds);
	const ifErrorSeconds = Math.max(0, Math.floor(cachedForMs / 1000));
	const headers = {
		etag: rendering.etag,
		"cache-control": `public, max-age=0, s-maxage=${sharedMaxAge}, stale-while-revalidate=60, stale-if-error=${ifErrorSeconds}`,
		"x-feed-state": state,
	};
	if (matchesTag(ifNoneMatch, rendering.etag)) {
		return response(304, undefined, headers);
	}
	return response(200, rendering.body, {
		...headers,
		"content-type": rendering.contentType,
	});
}

/** Responds when nothing can be shown: the upstream is down or has ended, and no copy is recent enough. */
export function respondUnavailable(waitMs: number): HttpResult {
	const seconds = Math.min(
		Math.max(1, Math.ceil(waitMs / 1000)),
		cachedSeconds,
	);
	return json(
		502,
		{ message: "The feed cannot be reached at the moment." },
		{ "retry-after": String(seconds) },
	);
}

/** Responses to requests that are wrong. */
export const refusals = {
	unknownFeed: json(400, { message: "This feed is not one of ours." }),
	unknownCategory: json(400, { message: "This is no category of news." }),
	categoryElsewhere: json(400, {
		message: `A category can be asked for with feed=${mergedRssName} only.`,
	}),
	/** For those that bypass the CDN and its cache. */
	forbidden: json(403, { message: "This address is for the site's own CDN." }),
	wrongMethod: json(
		405,
		{ message: "Only GET and HEAD are answered here." },
		{ allow: "GET, HEAD" },
	),
};
