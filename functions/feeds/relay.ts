import { setTimeout as sleep } from "node:timers/promises";
import { freshMs } from "#content/feeds/freshness.ts";
import { describeError, log } from "#functions/shared/log.ts";
import {
	beforeParse,
	needsParse,
	type ReadSource,
	recordAfter,
} from "./after-fetch.ts";
import type { FeedCache } from "./cache.ts";
import type { FetchUpstream } from "./fetch-upstream.ts";
import { howToAsk } from "./how-to-ask.ts";
import {
	clockSkewMs,
	emptyRecord,
	type FeedRecord,
	freshness,
	isDue,
	newerOf,
	withPossibleTimes,
} from "./record.ts";
import { withTimeout } from "./timeouts.ts";

export type RelayEffects = {
	fetchUpstream: FetchUpstream;
	cache: FeedCache;
	readSource: ReadSource;
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
	staleTimeoutMs: number;
	/** How long a visitor without any copy waits. */
	coldTimeoutMs: number;
	/** How long the merged list waits for a source while it has others to show. */
	mergedMs: number;
	/** A lease outlives the longest fetch, and frees itself where its holder died. */
	leaseMs: number;
	/** How long what the cache said holds where it is not fresh; and how long a failing cache is left alone. */
	recheckMs: number;
	/** Between two looks at the cache while another instance fetches. */
	pollMs: number;
};

export const relayTimes: RelayTimes = {
	staleTimeoutMs: 2_000,
	coldTimeoutMs: 9_000,
	mergedMs: 1_500,
	leaseMs: 15_000,
	recheckMs: 5_000,
	pollMs: 200,
};

export type Relay = {
	/**
	 * The best record that can be had in time. Never throws.
	 * @param limitMs how long this caller waits at most for a fetch, from its start
	 */
	get: (url: string, limitMs?: number) => Promise<FeedRecord>;
	/** The same for a schedule: renews a copy that is past half its fresh time. Never throws. */
	refresh: (url: string) => Promise<FeedRecord>;
};

/**
 * Feeds by way of three layers: this instance's memory, the shared cache, the
 * upstream. A Lambda function stands still once it has answered, so nothing is
 * refreshed "in the background": the one caller that gets the lease refreshes before
 * it is answered, and takes the stale copy after `staleTimeoutMs`; all others get
 * the stale copy at once. The schedule's `refresh` makes both rare.
 */
export function createRelay(
	{
		fetchUpstream,
		cache,
		readSource,
		now,
		needsLease = () => false,
	}: RelayEffects,
	times: RelayTimes = relayTimes,
): Relay {
	const memory = new Map<string, { record: FeedRecord; recheckAt: number }>();
	const running = new Map<
		string,
		{ work: Promise<FeedRecord>; since: number }
	>();
	let cacheRestsUntil = 0;
	/** A row that the cache refuses must not keep the others from it. */
	const rowRestsUntil = new Map<string, number>();

	return {
		async get(url, limitMs = Number.POSITIVE_INFINITY) {
			const known = memory.get(url);
			const state = known ? freshness(known.record, now()) : "none";
			if (known && state === "fresh") return known.record;
			const current = running.get(url);
			if (known && (current ? state === "stale" : now() < known.recheckAt)) {
				return known.record;
			}
			const longestMs =
				state === "stale" ? times.staleTimeoutMs : times.coldTimeoutMs;
			const waitedMs = current ? now() - current.since : 0;
			return withTimeout(
				current?.work ?? start(url, 0),
				Math.max(0, Math.min(limitMs, longestMs) - waitedMs),
				() => memoryOf(url),
			);
		},
		refresh: (url) => running.get(url)?.work ?? start(url, freshMs / 2),
	};

	function start(url: string, earlyMs: number): Promise<FeedRecord> {
		const work = renew(url, earlyMs)
			.catch((error) => {
				log.error("feed failed", { url, ...describeError(error) });
				return memoryOf(url);
			})
			.finally(() => running.delete(url));
		running.set(url, { work, since: now() });
		return work;
	}

	async function renew(url: string, earlyMs: number): Promise<FeedRecord> {
		const deadline = now() + times.coldTimeoutMs;
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
		const { url } = record;
		const startedAt = now();
		const { validators, movedTo } = howToAsk(record, startedAt);
		const answer = await fetchUpstream(url, validators, movedTo);
		const tookMs = now() - startedAt;
		// This instance stood still during the fetch: its failure tells nothing of the upstream.
		if (answer.kind === "failed" && tookMs > times.leaseMs) return record;
		if (isHeld && needsParse(record, answer)) {
			// Where the parse is killed, by the function's time limit or for its memory, this stands.
			await withCache(url, () => cache.note(beforeParse(record, now())), false);
		}
		const result = remember(recordAfter(record, answer, readSource, now()));
		const { lastStatus: status, failures } = result;
		if (failures > 0)
			log.warn("feed failed", { url, status, failures, tookMs });
		else log.info("feed fetched", { url, status, tookMs });
		if (isHeld) await withCache(url, () => cache.write(result), false);
		return result;
	}

	async function readCache(url: string): Promise<FeedRecord> {
		const known = memoryOf(url);
		const stored = await withCache(url, () => cache.read(url), undefined);
		if (stored === undefined) return { ...known, leasedUntil: 0 };
		// Somebody deleted the row, to have the feed asked for anew.
		if (stored === null) return { ...emptyRecord(url), copy: known.copy };
		return newerOf(known, withPossibleTimes(stored, now()));
	}

	/** "unknown" where the cache is out of reach. */
	async function takeLease(
		record: FeedRecord,
	): Promise<"held" | "taken" | "unknown"> {
		const until = now() + times.leaseMs;
		// A look is cheaper than a write that is bound to fail.
		const { leasedUntil } = record;
		if (leasedUntil > now() && leasedUntil <= until + clockSkewMs) {
			return "taken";
		}
		const held = await withCache(
			record.url,
			() => cache.lease(record, now(), until),
			null,
		);
		if (held === null) return "unknown";
		return held ? "held" : "taken";
	}

	async function withCache<Value, Other>(
		url: string,
		ask: () => Promise<Value>,
		otherwise: Other,
	): Promise<Value | Other> {
		const restsUntil = Math.max(cacheRestsUntil, rowRestsUntil.get(url) ?? 0);
		if (now() < restsUntil) return otherwise;
		try {
			return await ask();
		} catch (error) {
			const until = now() + times.recheckMs;
			if (isResponse(error)) {
				rowRestsUntil.set(url, until);
				log.error("feed cache refused", { url, ...describeError(error) });
			} else {
				cacheRestsUntil = until;
				log.error("feed cache out of reach", describeError(error));
			}
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

/** Whether DynamoDB itself said no, as it does of one row or one partition; else it is out of reach. */
function isResponse(error: unknown): boolean {
	const { $metadata } = (error ?? {}) as {
		$metadata?: { httpStatusCode?: number };
	};
	return $metadata?.httpStatusCode !== undefined;
}
