import { fill } from "#content/fill.ts";
import type { JobContent } from "#content/schema/careers.ts";
import type { JobPageCopy } from "#content/schema/job-page.ts";

type Salary = Omit<JobContent["job"]["salary"], "note">;
type Words = Pick<JobPageCopy, "salaryText" | "fixedSalaryText" | "periods">;

/**
 * Returns the pay as a line such as "AUD 140,000 to 170,000 a year", or "AUD 45.50 an hour" if
 * there is only one amount.
 */
export function salaryLine(
	{ currency, from, to, per }: Salary,
	{ salaryText, fixedSalaryText, periods }: Words,
): string {
	// If one amount has cents, so has the other: "45.50 to 50.00".
	const decimals = [from, to].every(Number.isInteger) ? 0 : 2;
	return fill(from === to ? fixedSalaryText : salaryText, {
		currency,
		from: writeAmount(from, decimals),
		to: writeAmount(to, decimals),
		amount: writeAmount(from, decimals),
		per: periods[per],
	});
}

/** Separates thousands with commas. Not by Intl, as the build and a browser may group differently. */
function writeAmount(amount: number, decimals: number): string {
	return amount.toFixed(decimals).replace(/\B(?=(\d{3})+(\.|$))/g, ",");
}
