/**
 * Parses a Retry-After header.
 * @param value seconds, or an HTTP date
 * @returns the time to wait in milliseconds; undefined if the header says nothing
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
