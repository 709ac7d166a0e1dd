import { locale } from "./locale.ts";

/**
 * Intl knows them as well, but the first use of Intl takes 40 ms at a quarter of the CPU (Chromium),
 * and pages with days hydrated that much later.
 */
const englishMonths =
	"January February March April May June July August September October November December".split(
		" ",
	);

/**
 * Returns what formats days such as "2024-03-15" in the form of a language. English has one form
 * whatever the country: docs/behaviour.md promises "March 15, 2024".
 */
export function dayFormatter(language: string): (day: string) => string {
	if (/^en\b/.test(language)) return formatInEnglish;
	const format = new Intl.DateTimeFormat(language, {
		dateStyle: "long",
		timeZone: "UTC",
	});
	return (day) => format.format(new Date(day));
}

/** Formats a day in the site's language. For pages with too few dates to need a date library. */
export const formatDay = dayFormatter(locale);

/**
 * Converts "March 15, 2024" to "2024-03-15"; undefined if the text is no such day. Tries all
 * days of its year, because Date.parse reads only English, and takes "February 30" for a day.
 */
export function readDay(words: string, format = formatDay): string | undefined {
	const year = /\d{4}/.exec(words)?.[0];
	return Array.from({ length: year ? 366 : 0 }, (_, index) =>
		new Date(Date.UTC(Number(year), 0, index + 1)).toISOString().slice(0, 10),
	).find((day) => format(day) === words);
}

function formatInEnglish(day: string): string {
	const date = new Date(day);
	const month = englishMonths[date.getUTCMonth()];
	return `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
