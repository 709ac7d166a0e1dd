import { setTimeout as sleep } from "node:timers/promises";
import { freshMs } from "#content/news/freshness.ts";
import { describeError, log } from "#functions/shared/log.ts";
import { type ReadItems, recordAfter } from "./after-fetch.ts";
import type { FeedCache } from "./cache.ts";
import type { FetchUpstream } from "./fetch-upstream.ts";
import { withPatience } from "./patience.ts";
import {
	emptyRecord,
	type FeedRecord,
	freshness,
	isDue,
	newerOf,
} from "./record.ts";

export type RelayEffects = {
	fetchUpstream: FetchUpstream;
	cache: FeedCache;
	readItems: ReadItems;
	now: () => number;
	/**
	 * Whether an address may be asked only by who holds its lease, as it allows so many
	 * calls from all our instances together. Others are asked without one where the cache
	 * is out of reach: better twice than not at all.
	 */
	needsLease?: (url: string) => boolean;
};

export type RelayTimes = {
	/** How long a visitor with a stale copy at hand waits for a fresh one. */
	stalePatienceMs: number;
	/** How long a visitor without any copy waits. */
	coldPatienceMs: number;
	/** A lease outlives the longest fetch, and frees itself where its holder died. */
	leaseMs: number;
	/** How long what the cache said holds where it is not fresh; and how long a failing cache is left alone. */
	recheckMs: number;
	/** Between two looks at the cache while another instance fetches. */
	pollMs: number;
};

export const relayTimes: RelayTimes = {
	stalePatienceMs: 2_000,
	coldPatienceMs: 9_000,
	leaseMs: 15_000,
	recheckMs: 5_000,
	pollMs: 200,
};

export type Relay = {
	/** The best record that can be had in time. Never throws. */
	get: (url: string) => Promise<FeedRecord>;
	/** The same for a schedule: renews a copy that is past half its fresh time. Never throws. */
	refresh: (url: string) => Promise<FeedRecord>;
};

/**
 * Feeds by way of three layers: this instance's memory, the shared cache, the
 * upstream. A Lambda function stands still once it has answered, so nothing is
 * refreshed "in the background": the one caller that gets the lease refreshes before
 * it is answered, and takes the stale copy after `stalePatienceMs`; all others get
 * the stale copy at once. The schedule's `refresh` makes both rare.
 */
export function createRelay(
	{
		fetchUpstream,
		cache,
		readItems,
		now,
		needsLease = () => false,
	}: RelayEffects,
	times: RelayTimes = relayTimes,
): Relay {
	const memory = new Map<string, { record: FeedRecord; recheckAt: number }>();
	const running = new Map<string, Promise<FeedRecord>>();
	let cacheRestsUntil = 0;

	return {
		async get(url) {
			const known = memory.get(url);
			const state = known ? freshness(known.record, now()) : "none";
			if (known && state === "fresh") return known.record;
			const current = running.get(url);
			if (known && (current ? state === "stale" : now() < known.recheckAt)) {
				return known.record;
			}
			return withPatience(
				current ?? start(url, 0),
				state === "stale" ? times.stalePatienceMs : times.coldPatienceMs,
				() => memoryOf(url),
			);
		},
		refresh: (url) => running.get(url) ?? start(url, freshMs / 2),
	};

	function start(url: string, earlyMs: number): Promise<FeedRecord> {
		const work = renew(url, earlyMs)
			.catch((error) => {
				log.error("feed failed", { url, ...describeError(error) });
				return memoryOf(url);
			})
			.finally(() => running.delete(url));
		running.set(url, work);
		return work;
	}

	async function renew(url: string, earlyMs: number): Promise<FeedRecord> {
		const deadline = now() + times.coldPatienceMs;
		for (;;) {
			const record = remember(await readCache(url));
			if (!isDue(record, now(), earlyMs)) return record;
			const lease = await takeLease(record);
			if (lease === "held") return fetchAndKeep(record, true);
			if (lease === "unknown") {
				return needsLease(url) ? record : fetchAndKeep(record, false);
			}
			if (freshness(record, now()) !== "none") return record;
			if (now() >= deadline) return record;
			await sleep(times.pollMs);
		}
	}

	async function fetchAndKeep(
		record: FeedRecord,
		isHeld: boolean,
	): Promise<FeedRecord> {
		const { url, copy } = record;
		const startedAt = now();
		const answer = await fetchUpstream(url, {
			etag: copy?.etag ?? "",
			lastModified: copy?.lastModified ?? "",
		});
		const tookMs = now() - startedAt;
		// This instance stood still during the fetch: its failure tells nothing of the upstream.
		if (answer.kind === "failed" && tookMs > times.leaseMs) return record;
		const result = remember(recordAfter(record, answer, readItems, now()));
		const { lastStatus: status, failures } = result;
		if (failures > 0)
			log.warn("feed failed", { url, status, failures, tookMs });
		else log.info("feed fetched", { url, status, tookMs });
		if (isHeld) await withCache(() => cache.write(result), false);
		return result;
	}

	async function readCache(url: string): Promise<FeedRecord> {
		const known = memoryOf(url);
		const stored = await withCache(() => cache.read(url), null);
		return stored ? newerOf(known, stored) : { ...known, leasedUntil: 0 };
	}

	/** "unknown" where the cache is out of reach. */
	async function takeLease(
		record: FeedRecord,
	): Promise<"held" | "taken" | "unknown"> {
		// A look is cheaper than a write that is bound to fail.
		if (record.leasedUntil > now()) return "taken";
		const until = now() + times.leaseMs;
		const held = await withCache(() => cache.lease(record, now(), until), null);
		if (held === null) return "unknown";
		return held ? "held" : "taken";
	}

	async function withCache<Value>(
		ask: () => Promise<Value>,
		otherwise: Value,
	): Promise<Value> {
		if (now() < cacheRestsUntil) return otherwise;
		try {
			return await ask();
		} catch (error) {
			cacheRestsUntil = now() + times.recheckMs;
			log.error("feed cache out of reach", describeError(error));
			return otherwise;
		}
	}

	function memoryOf(url: string): FeedRecord {
		return memory.get(url)?.record ?? emptyRecord(url);
	}

	function remember(record: FeedRecord): FeedRecord {
		memory.set(record.url, { record, recheckAt: now() + times.recheckMs });
		return record;
	}
}
