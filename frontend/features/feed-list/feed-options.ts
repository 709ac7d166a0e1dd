import type { SWRConfiguration } from "swr";
import {
	firstRetryMs,
	freshMs,
	maxRetryMs,
	refetchMs,
	retries,
} from "#content/feeds/freshness.ts";

/** Returns the delay before the n-th retry, n from 1: one second, doubling each time, at most thirty. */
export function retryDelayMs(retry: number): number {
	return Math.min(firstRetryMs * 2 ** (retry - 1), maxRetryMs);
}

/** Defaults for remote data without its own options. */
export const dataDefaults = {
	dedupingInterval: 5 * 60_000,
	revalidateOnFocus: false,
} satisfies SWRConfiguration;

/** One at a time, however often the visitor tries again; module state, as one list is on screen. */
let retry: ReturnType<typeof setTimeout> | undefined;

/** SWR options for refetching and retrying both lists. */
export const feedOptions = {
	refreshInterval: refetchMs,
	dedupingInterval: freshMs,
	revalidateOnFocus: false,
	// SWR stops polling after an error; after the last retry this continues at the polling interval.
	onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
		const isRetry = retryCount <= retries;
		const next = { retryCount: isRetry ? retryCount : 0, dedupe: true };
		clearTimeout(retry);
		retry = setTimeout(
			() => whenVisible(() => void revalidate(next)),
			isRetry ? retryDelayMs(retryCount) : refetchMs,
		);
	},
} satisfies SWRConfiguration;

/** Runs `work` once the tab is visible, as polling does: requests from a hidden tab serve nobody. */
function whenVisible(work: () => void): void {
	if (!document.hidden) {
		work();
		return;
	}
	document.addEventListener("visibilitychange", () => whenVisible(work), {
		once: true,
	});
}
