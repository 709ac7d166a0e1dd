/**
 * How long a Retry-After header asks to wait, in milliseconds.
 * @param value seconds, or an HTTP date
 * @returns undefined where it says nothing
 */
export function parseRetryAfter(
	value: string | undefined,
	nowMs: number,
): number | undefined {
	if (!value) return undefined;
	if (/^\s*\d{1,9}\s*$/.test(value)) return Number(value) * 1000;
	const date = Date.parse(value);
	return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}
