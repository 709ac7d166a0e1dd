import type { SWRConfiguration } from "swr";
import {
	firstRetryMs,
	freshMs,
	maxRetryMs,
	refetchMs,
	retries,
} from "#content/feeds/freshness.ts";

/** Delay before the n-th retry, n from 1: one second, doubled each time, at most thirty. */
export function retryDelayMs(retry: number): number {
	return Math.min(firstRetryMs * 2 ** (retry - 1), maxRetryMs);
}

/** What holds for remote data that asks for nothing else. */
export const dataDefaults = {
	dedupingInterval: 5 * 60_000,
	revalidateOnFocus: false,
} satisfies SWRConfiguration;

/** How both lists are refetched and retried, as SWR says it. */
export const feedOptions = {
	refreshInterval: refetchMs,
	dedupingInterval: freshMs,
	revalidateOnFocus: false,
	// SWR's own polling ends with an error; after the last retry we go on at its pace.
	onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
		const isRetry = retryCount <= retries;
		setTimeout(
			() =>
				whenVisible(
					() =>
						void revalidate({
							retryCount: isRetry ? retryCount : 0,
							dedupe: true,
						}),
				),
			isRetry ? retryDelayMs(retryCount) : refetchMs,
		);
	},
} satisfies SWRConfiguration;

/** Nobody is served by what a hidden tab asks for; it waits until it is looked at, as polling does. */
function whenVisible(work: () => void): void {
	if (!document.hidden) {
		work();
		return;
	}
	document.addEventListener("visibilitychange", () => whenVisible(work), {
		once: true,
	});
}
