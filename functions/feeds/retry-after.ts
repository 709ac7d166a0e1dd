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
	if (/^\s*[+-]?\d{1,9}(?:\.\d*)?\s*$/.test(value)) {
		return Math.max(0, Math.ceil(Number(value))) * 1000;
	}
	// Date.parse reads a bare number as a month or year.
	const date = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
	return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}
