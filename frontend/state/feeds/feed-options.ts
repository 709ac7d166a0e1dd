import type { SWRConfiguration } from "swr";
import {
	firstRetryMs,
	freshMs,
	maxRetryMs,
	refetchMs,
	retries,
} from "#content/news/freshness.ts";

/** Delay before the n-th retry, n from 1: one second, doubled each time, at most thirty. */
export function retryDelayMs(retry: number): number {
	return Math.min(firstRetryMs * 2 ** (retry - 1), maxRetryMs);
}

/** What the specification asks of both lists (§7 and §9), as SWR says it. */
export const feedOptions: SWRConfiguration = {
	refreshInterval: refetchMs,
	dedupingInterval: freshMs,
	revalidateOnFocus: false,
	// SWR's own polling ends with an error; after the last retry we go on at its pace.
	onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
		const isRetry = retryCount <= retries;
		setTimeout(
			() =>
				void revalidate({ retryCount: isRetry ? retryCount : 0, dedupe: true }),
			isRetry ? retryDelayMs(retryCount) : refetchMs,
		);
	},
};
