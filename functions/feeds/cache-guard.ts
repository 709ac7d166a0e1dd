import { describeError, log } from "#functions/shared/log.ts";

/** Makes one request to the cache about a URL; returns the fallback if it fails or the cache is left alone. */
export type CacheGuard = <Value, Fallback>(
	url: string,
	call: () => Promise<Value>,
	fallback: Fallback,
) => Promise<Value | Fallback>;

/**
 * Creates a guard that lets the relay work without its cache.
 * @param pauseMs how long a failing cache is left alone, so that visitors do not wait for it again and again
 */
export function createCacheGuard(
	now: () => number,
	pauseMs: number,
): CacheGuard {
	let cachePausedUntil = 0;
	/** By URL: a row that the cache rejects must not stop requests for the others. */
	const rowPausedUntil = new Map<string, number>();

	return async (url, call, fallback) => {
		const pausedUntil = Math.max(
			cachePausedUntil,
			rowPausedUntil.get(url) ?? 0,
		);
		if (now() < pausedUntil) return fallback;
		try {
			return await call();
		} catch (error) {
			const resumeAt = now() + pauseMs;
			if (isServiceError(error)) {
				rowPausedUntil.set(url, resumeAt);
				log.error("feed cache refused a request", {
					url,
					...describeError(error),
				});
			} else {
				cachePausedUntil = resumeAt;
				log.error("feed cache unreachable", describeError(error));
			}
			return fallback;
		}
	};
}

/** Returns whether DynamoDB itself refused, which concerns one row or partition; otherwise it is unreachable. */
function isServiceError(error: unknown): boolean {
	const { $metadata } = (error ?? {}) as {
		$metadata?: { httpStatusCode?: number };
	};
	return $metadata?.httpStatusCode !== undefined;
}
