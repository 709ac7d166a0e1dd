import { setTimeout as sleep } from "node:timers/promises";
import { freshMs } from "#content/feeds/freshness.ts";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { describeError, log } from "#functions/shared/log.ts";
import { withinTime } from "#functions/shared/within-time.ts";
import { needsParse, type ReadSource, recordAfter } from "./after-fetch.ts";
import { emptyRecord } from "./attributes.ts";
import { withFailure } from "./back-off.ts";
import type { FeedCache } from "./cache.ts";
import { createCacheGuard } from "./cache-guard.ts";
import type { FetchUpstream } from "./fetch-upstream.ts";
import {
	clockSkewMs,
	type FeedRecord,
	freshness,
	isDue,
	newerOf,
	withPossibleTimes,
} from "./record.ts";
import { requestOptions } from "./request-options.ts";

export type RelayEffects = {
	fetchUpstream: FetchUpstream;
	cache: FeedCache;
	readSource: ReadSource;
	now: () => number;
};

export const relayTimes = {
	/** How long a visitor waits for a fresh copy when there is a stale one. */
	staleTimeoutMs: 2_000,
	/** How long a visitor waits when there is no copy at all. */
	coldTimeoutMs: 9_000,
	/** How long the merged list waits for a source while it has others to show. */
	mergedMs: 1_500,
	/** A lease outlasts the longest fetch, and expires if its holder dies. */
	leaseMs: 15_000,
	/** How long a cache read is valid if the copy is not fresh, and how long a failing cache is left alone. */
	recheckMs: 5_000,
	/** Delay between two reads of the cache while another instance fetches. */
	pollMs: 200,
};

export type RelayTimes = typeof relayTimes;

export type Relay = ReturnType<typeof createRelay>;

/**
 * Relays feeds through three layers: this instance's memory, the shared cache and the upstream.
 * Lambda freezes a function once it has responded, so nothing can be refreshed in the background:
 * the one caller that gets the lease waits for the refresh, up to `staleTimeoutMs`, and then gets
 * the stale copy; all others get the stale copy at once. The scheduled `refresh` makes both rare.
 */
export function createRelay(
	{ fetchUpstream, cache, readSource, now }: RelayEffects,
	times: RelayTimes = relayTimes,
) {
	const memory = new Map<string, { record: FeedRecord; recheckAt: number }>();
	const running = new Map<
		string,
		{ work: Promise<FeedRecord>; since: number }
	>();
	const withCache = createCacheGuard(now, times.recheckMs);

	return {
		/**
		 * Returns the best record available in time. Never throws.
		 * @param limitMs longest time that this caller waits for a fetch, measured from the fetch's start
		 */
		async get(
			url: string,
			limitMs = Number.POSITIVE_INFINITY,
		): Promise<FeedRecord> {
			const known = memory.get(url);
			const state = known ? freshness(known.record, now()) : "none";
			if (known && state === "fresh") return known.record;
			const current = currentOf(url);
			if (known && (current ? state === "stale" : now() < known.recheckAt)) {
				return known.record;
			}
			const maxWaitMs =
				state === "stale" ? times.staleTimeoutMs : times.coldTimeoutMs;
			const waitedMs = current ? now() - current.since : 0;
			const work = current?.work ?? start(url, 0);
			return withinTime(
				Math.max(0, Math.min(limitMs, maxWaitMs) - waitedMs),
				() => work,
			).catch(() => fromMemory(url));
		},
		/** Refreshes a copy that is past half its fresh time, for the schedule. Never throws. */
		refresh: (url: string) => running.get(url)?.work ?? start(url, freshMs / 2),
	};

	/** Returns the running attempt, unless this instance was frozen during it: another may have fetched the feed since. */
	function currentOf(url: string) {
		const current = running.get(url);
		return current && now() - current.since <= times.leaseMs
			? current
			: undefined;
	}

	function start(url: string, earlyMs: number): Promise<FeedRecord> {
		const work = revalidate(url, earlyMs)
			.catch((error) => {
				log.error("feed failed", { url, ...describeError(error) });
				return fromMemory(url);
			})
			.finally(() => {
				if (running.get(url)?.work === work) running.delete(url);
			});
		running.set(url, { work, since: now() });
		return work;
	}

	async function revalidate(url: string, earlyMs: number): Promise<FeedRecord> {
		const deadline = now() + times.coldTimeoutMs;
		for (;;) {
			const record = remember(await readCache(url));
			const isUsable = freshness(record, now()) !== "none";
			// While another instance parses, its row reads as a failed attempt that is not yet due.
			if (isUsable || !isLeased(record)) {
				if (!isDue(record, now(), earlyMs)) return record;
				const lease = await takeLease(record);
				if (lease === "held") return fetchAndStore(record, true);
				if (lease === "unknown") {
					// The preprint service asks for at most one call every three seconds, across all instances: it
					// is asked only with a lease, after which the copy is fresh for four minutes or the back-off
					// lasts at least thirty seconds. Any other source is better asked twice than not at all.
					return url === preprintUrl ? record : fetchAndStore(record, false);
				}
				if (isUsable) return record;
			}
			if (now() >= deadline) return record;
			await sleep(times.pollMs);
		}
	}

	async function fetchAndStore(
		record: FeedRecord,
		hasLease: boolean,
	): Promise<FeedRecord> {
		const { url } = record;
		const startedAt = now();
		const { validators, movedTo } = requestOptions(record, startedAt);
		const response = await fetchUpstream(url, validators, movedTo);
		const tookMs = now() - startedAt;
		const isOutdated = (fromMemory(url).copy?.checkedAt ?? 0) > startedAt;
		// This instance was frozen during the fetch, so a failure says nothing about the upstream, and
		// another may have asked it since.
		if ((response.kind === "failed" || isOutdated) && tookMs > times.leaseMs) {
			return readCache(url);
		}
		if (hasLease && needsParse(record, response)) {
			// This stays stored if the function's time or memory limit kills the parse.
			const parsing = withFailure(record, "parsing did not finish", now());
			await withCache(url, () => cache.writeStatus(parsing), false);
		}
		// A response is as old as its request: since then this instance may have been frozen for hours.
		const answeredAt = response.kind === "failed" ? now() : startedAt;
		const result = remember(
			recordAfter(record, response, readSource, answeredAt),
		);
		const { lastStatus: status, failures } = result;
		if (failures > 0)
			log.warn("feed failed", { url, status, failures, tookMs });
		else log.info("feed fetched", { url, status, tookMs });
		if (hasLease) await withCache(url, () => cache.write(result), false);
		return result;
	}

	async function readCache(url: string): Promise<FeedRecord> {
		const known = fromMemory(url);
		const stored = await withCache(url, () => cache.read(url), undefined);
		if (stored === undefined) return { ...known, leasedUntil: 0 };
		// Someone deleted the row so that the feed is requested again.
		if (stored === null) return { ...emptyRecord(url), copy: known.copy };
		return newerOf(known, withPossibleTimes(stored, now()));
	}

	/** Returns whether someone holds the lease; one that runs longer than any of ours does not count. */
	function isLeased({ leasedUntil }: FeedRecord): boolean {
		const latest = now() + times.leaseMs + clockSkewMs;
		return leasedUntil > now() && leasedUntil <= latest;
	}

	/** Tries to take the lease; "unknown" if the cache is unreachable. */
	async function takeLease(
		record: FeedRecord,
	): Promise<"held" | "taken" | "unknown"> {
		// Checking first is cheaper than a write that is bound to fail.
		if (isLeased(record)) return "taken";
		const held = await withCache(
			record.url,
			() => cache.lease(record, now(), now() + times.leaseMs),
			null,
		);
		if (held === null) return "unknown";
		return held ? "held" : "taken";
	}

	function fromMemory(url: string): FeedRecord {
		return memory.get(url)?.record ?? emptyRecord(url);
	}

	function remember(record: FeedRecord): FeedRecord {
		memory.set(record.url, { record, recheckAt: now() + times.recheckMs });
		return record;
	}
}
