import { expect, it } from "vitest";
import { salaryLine } from "#frontend/pages/job/salary-line.ts";

const words = {
	salaryText: "{currency} {from} to {to} {per}",
	fixedSalaryText: "{currency} {amount} {per}",
	periods: {
		hour: "an hour",
		day: "a day",
		week: "a week",
		month: "a month",
		year: "a year",
	},
};

it.each([
	[140_000, 170_000, "year", "AUD 140,000 to 170,000 a year"],
	[45.5, 50, "hour", "AUD 45.50 to 50.00 an hour"],
	[45.5, 45.5, "hour", "AUD 45.50 an hour"],
	[1_250, 1_250, "week", "AUD 1,250 a week"],
	[1_250.25, 1_000_000, "month", "AUD 1,250.25 to 1,000,000.00 a month"],
	[900, 950, "day", "AUD 900 to 950 a day"],
] as const)("pay from %d to %d per %s reads %s", (from, to, per, line) => {
	expect(salaryLine({ currency: "AUD", from, to, per }, words)).toBe(line);
});
