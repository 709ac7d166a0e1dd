/** Longer than any attempt takes: after it another instance may try a message whose attempt never ended. */
export const leaseMs = 60_000;

/** After this time without success a message has failed, and an alarm tells the operator. */
export const giveUpAfterMs = 24 * 60 * 60_000;

const firstDelayMs = 60_000;
const longestDelayMs = 4 * 60 * 60_000;

/**
 * When to try again after `attempts` failed attempts: exponential, with jitter so that
 * messages that failed together are not tried again together.
 * @param giveUpAt time of the last attempt, epoch milliseconds
 * @param random between 0 and 1
 * @returns epoch milliseconds, or null after `giveUpAt`
 */
export function nextAttempt(
	giveUpAt: number,
	attempts: number,
	now: number,
	random: number,
): number | null {
	// Not `>=`: a message whose time was lost in an edit by hand must not be tried for ever.
	if (!(now < giveUpAt)) return null;
	const delay = Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);
	return Math.min(Math.round(now + delay * (0.5 + random / 2)), giveUpAt);
}

/**
 * Until when the attempt that begins now has a message for itself: as long as the pause
 * after a failed one, so that a crashed attempt is repeated no sooner than a failed one.
 * @returns epoch milliseconds
 */
export function leaseUntil(
	giveUpAt: number,
	attempts: number,
	now: number,
	random: number,
): number {
	const next = nextAttempt(giveUpAt, attempts, now, random) ?? now;
	return Math.max(next, now + leaseMs);
}
