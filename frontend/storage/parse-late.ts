import { listOf, numberFrom, type Parser, text } from "./parse.ts";

// Parsers that no page needs until it has hydrated, and which every page's script can do without.

/** Accepts a string that matches the pattern. */
export function textLike(pattern: RegExp, maxLength = 2_000): Parser<string> {
	return (value) => {
		const found = text(maxLength)(value);
		return found !== undefined && pattern.test(found) ? found : undefined;
	};
}

/** A time in milliseconds since 1970 that a Date can hold. */
export const time = numberFrom(0, 8.64e15);

/** A date as the feeds give it: ISO 8601, or empty if unknown. */
export const isoDate: Parser<string> = (value) => {
	const found = text(40)(value);
	if (found === undefined || found === "") return found;
	return Number.isNaN(Date.parse(found)) ? undefined : found;
};

/** A URL that is safe to link to: http or https, never javascript: or data:. */
export const webLink = textLike(/^https?:\/\/./i, 4_000);

/** Accepts an array only if it has at most `maxItems` items and every one matches. */
export function wholeListOf<T>(item: Parser<T>, maxItems: number): Parser<T[]> {
	const list = listOf(item, maxItems);
	return (value) => {
		const found = list(value);
		return Array.isArray(value) && found?.length === value.length
			? found
			: undefined;
	};
}
