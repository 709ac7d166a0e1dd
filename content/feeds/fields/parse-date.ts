import { monthNumber } from "./month-names.ts";
import { zoneMinutes } from "./time-zones.ts";

const time =
	"(?:(?:\\s*[,T]?\\s*|\\s+(?:at|-)\\s+)(\\d{1,2}):?(\\d{2})(?::?(\\d{1,2}(?:[.,:]\\d+)?))?\\s*([ap]\\.?m\\b\\.?)?\\s*(.*))?$";
/** 2024-03-15T10:00:00.000Z, 2024-03-15 10:00, 20240315, 2024/03/15, 2024-03, 2024 */
const yearFirst = new RegExp(
	`^(\\d{4})(?:([-/.]?)(\\d{1,2})(?:\\2(\\d{1,2})${time.slice(0, -1)})?)?$`,
	"i",
);
/** Fri, 15 Mar 2024 10:00:00 +1100; 15-Mar-24; 15 March 2024 at 10:00 am EST */
const dayFirst = new RegExp(
	`^(\\d{1,2})(?:st|nd|rd|th|\\.|º)?[\\s/-]+(?:de\\s+)?(\\p{L}+)\\.?,?[\\s/-]+(?:de\\s+)?(\\d{2,4})${time}`,
	"iu",
);
/** March 15, 2024 10:00 am */
const monthFirst = new RegExp(
	`^(\\p{L}+)\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})${time}`,
	"iu",
);
/** Fri Mar 15 10:00:00 EST 2024 */
const yearLast =
	/^(\p{L}+)\s+(\d{1,2})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(.*?)\s*(\d{4})$/u;
/** 03/15/2024 10:00, as V8 reads it; 15.03.2024 10:00 */
const numeric = new RegExp(
	`^(\\d{1,2})([/.])(\\d{1,2})\\2(\\d{4})${time}`,
	"i",
);
const epoch = /^\d{10}(\d{3})?$/;

/**
 * Parses a feed's date into ISO 8601 in UTC. A time without a zone is taken as UTC, a day without
 * a time as its midnight.
 * @returns "" if it is not a date, is impossible (February 30) or is before 1900: some generators
 * write January 1 of the year 1 for "no date", others that of 1970
 */
export function parseDate(text: string): string {
	const clean = text.replace(/\s+/g, " ").trim().slice(0, 100);
	if (/^\p{L}/u.test(clean)) return parseWords(clean);
	if (epoch.test(clean)) {
		const digits = Number(clean);
		return isoOf(clean.length === 10 ? digits * 1000 : digits);
	}
	let match = yearFirst.exec(clean);
	if (match) {
		const [, year, , month = "1", day = "1", ...clock] = match;
		return toIso(year, Number(month), day, clock);
	}
	match = numeric.exec(clean);
	if (match) {
		const [, first, mark, second, year, ...clock] = match;
		return mark === "." || Number(first) > 12
			? toIso(year, Number(second), first, clock)
			: toIso(year, Number(first), second, clock);
	}
	return parseNamedMonth(clean);
}

/** Parses a date that begins with a weekday or a month. */
function parseWords(text: string): string {
	const weekday = /^\p{L}{2,}\.?(?:-feira)?,?\s+(?=[\p{L}\d])/u;
	return parseNamedMonth(text.replace(weekday, "")) || parseNamedMonth(text);
}

function parseNamedMonth(text: string): string {
	let match = dayFirst.exec(text);
	if (match) {
		const [, day, month = "", year, ...clock] = match;
		return toIso(year, monthNumber(month), day, clock);
	}
	match = monthFirst.exec(text);
	if (match) {
		const [, month = "", day, year, ...clock] = match;
		return toIso(year, monthNumber(month), day, clock);
	}
	match = yearLast.exec(text);
	if (match) {
		const [, month = "", day, hour, minute, second, zone, year] = match;
		const clock = [hour, minute, second, undefined, zone];
		return toIso(year, monthNumber(month), day, clock);
	}
	return "";
}

/** @param clock hour, minute, second, "am" or "pm", zone */
function toIso(
	yearText: string | undefined,
	month: number | null,
	dayText: string | undefined,
	clock: (string | undefined)[],
): string {
	const [hourText = "0", minuteText = "0", secondText = "0", meridiem, zone] =
		clock;
	const year = fullYear(yearText ?? "");
	const day = Number(dayText);
	const hour = fullHour(Number(hourText), meridiem);
	const minute = Number(minuteText);
	const [second = 0, fraction = "0"] = secondText.split(/[.,:]/);
	if (!month || !isDay(year, month, day)) return "";
	if (!isTime(hour, minute, Number(second))) return "";
	const utc = Date.UTC(year, month - 1, day, hour, minute, Number(second));
	const milliseconds = Math.floor(Number(`0.${fraction}`) * 1000);
	return isoOf(utc + milliseconds - zoneMinutes(zone ?? "") * 60_000);
}

const dayMs = 24 * 60 * 60_000;

function isoOf(ms: number): string {
	if (Math.abs(ms) <= dayMs) return "";
	const iso = new Date(ms).toISOString();
	// "No end" (December 31, 9999) in a western zone is in the year 10000, written "+010000", which no feed format allows.
	return iso.startsWith("+") ? "" : iso;
}

function fullYear(text: string): number {
	const year = Number(text);
	if (text.length > 2) return year;
	return year < 90 ? 2000 + year : 1900 + year;
}

function fullHour(hour: number, meridiem: string | undefined): number {
	if (!meridiem) return hour;
	return (hour % 12) + (meridiem.toLowerCase().startsWith("p") ? 12 : 0);
}

function isDay(year: number, month: number, day: number): boolean {
	const isMonth = year >= 1900 && month >= 1 && month <= 12;
	if (day <= 28) return isMonth && day >= 1;
	return isMonth && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function isTime(hour: number, minute: number, second: number): boolean {
	// Midnight may be written as 24:00, a leap second as :60.
	if (hour === 24) return minute === 0 && second === 0;
	return hour < 24 && minute < 60 && second <= 60;
}
