import { expect, it } from "vitest";
import { dayFormatter, readDay } from "#content/days.ts";

const day = "2024-03-05";

it.each([
	["en-AU", "March 5, 2024"],
	["en", "March 5, 2024"],
	["de-DE", "5. März 2024"],
	["fr", "5 mars 2024"],
])("in %s a day reads %s, and is read back", (locale, words) => {
	const format = dayFormatter(locale);
	expect(format(day)).toBe(words);
	expect(readDay(words, format)).toBe(day);
});

it.each(["February 30, 2024", "Marsh 15, 2024", "2024-03-05", "March 5", ""])(
	"%s is not a day in words",
	(words) => {
		expect(readDay(words, dayFormatter("en-AU"))).toBeUndefined();
	},
);

it("names every day of a year in English as Intl does, which takes longer to start", () => {
	const format = dayFormatter("en-AU");
	const intl = new Intl.DateTimeFormat("en-US", {
		dateStyle: "long",
		timeZone: "UTC",
	});
	for (let day = 0; day < 366; day += 1) {
		const date = new Date(Date.UTC(2024, 0, 1 + day));
		expect(format(date.toISOString().slice(0, 10))).toBe(intl.format(date));
	}
});
