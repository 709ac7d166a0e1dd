import { listOf, numberFrom, type Parser, text } from "./parse.ts";

// Parsers that no page needs before it has hydrated, and so are not in the script of all pages.

/** A text that the pattern matches. */
export function textLike(pattern: RegExp, maxLength = 2_000): Parser<string> {
	return (value) => {
		const found = text(maxLength)(value);
		return found !== undefined && pattern.test(found) ? found : undefined;
	};
}

/** A time in milliseconds since 1970 that a Date can hold. */
export const time = numberFrom(0, 8.64e15);

/** A date as the feeds have it: ISO 8601, or empty where it is not known. */
export const isoDate: Parser<string> = (value) => {
	const found = text(40)(value);
	if (found === undefined || found === "") return found;
	return Number.isNaN(Date.parse(found)) ? undefined : found;
};

/** An address that a link may lead to: no script, no data. */
export const webLink = textLike(/^https?:\/\/./i, 4_000);

/** An array in which every item fits and there are at most `maxItems`. */
export function wholeListOf<T>(item: Parser<T>, maxItems: number): Parser<T[]> {
	const list = listOf(item, maxItems);
	return (value) => {
		const found = list(value);
		return Array.isArray(value) && found?.length === value.length
			? found
			: undefined;
	};
}
