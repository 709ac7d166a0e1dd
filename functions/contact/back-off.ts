/** Longer than any attempt takes: once it has passed, another instance may retry an attempt that never ended. */
export const leaseMs = 60_000;

/** After this long without success a message counts as failed, and an alarm tells the operator. */
export const giveUpAfterMs = 24 * 60 * 60_000;

const firstDelayMs = 60_000;
const maxDelayMs = 4 * 60 * 60_000;

/**
 * Calculates when to try again after `attempts` failed attempts: exponential back-off, with jitter
 * so that messages that failed together are not all retried at once.
 * @param giveUpAt time of the final attempt, epoch milliseconds
 * @param random between 0 and 1
 * @returns epoch milliseconds, or null after `giveUpAt`
 */
export function nextAttempt(
	giveUpAt: number,
	attempts: number,
	now: number,
	random: number,
): number | null {
	// Not `>=`: a message whose giveUpAt was lost in a manual edit must not be retried for ever.
	if (!(now < giveUpAt)) return null;
	const delay = Math.min(firstDelayMs * 2 ** (attempts - 1), maxDelayMs);
	return Math.min(Math.round(now + delay * (0.5 + random / 2)), giveUpAt);
}

/**
 * Calculates until when the attempt that begins now holds its message: as long as the delay after
 * a failed one, so that a crashed attempt is not retried any sooner than a failed one.
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
