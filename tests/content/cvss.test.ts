import { expect, it } from "vitest";
import { cvssScore, cvssVector, severityOf } from "#content/cvss.ts";

// Scores of the standard's own examples (first.org, CVSS 3.1 examples), and the bounds.
it.each([
	["CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:L/I:L/A:L", 6.3, "Medium"],
	["CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:C/C:L/I:L/A:N", 6.1, "Medium"],
	["CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:C/C:L/I:L/A:N", 6.4, "Medium"],
	["CVSS:3.1/AV:N/AC:H/PR:N/UI:R/S:U/C:L/I:N/A:N", 3.1, "Low"],
	["CVSS:3.1/AV:L/AC:L/PR:H/UI:N/S:U/C:L/I:L/A:L", 4.2, "Medium"],
	["CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N", 7.5, "High"],
	["CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:C/C:H/I:H/A:H", 9.9, "Critical"],
	["CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H", 10, "Critical"],
	["CVSS:3.1/AV:P/AC:H/PR:H/UI:R/S:U/C:N/I:N/A:L", 1.6, "Low"],
	["CVSS:3.1/AV:P/AC:H/PR:H/UI:R/S:C/C:N/I:N/A:N", 0, undefined],
])("%s scores %d", (vector, score, severity) => {
	expect(vector).toMatch(cvssVector);
	expect(cvssScore(vector)).toBe(score);
	expect(severityOf(score)).toBe(severity);
});

it.each([
	[3.9, "Low"],
	[4, "Medium"],
	[6.9, "Medium"],
	[7, "High"],
	[8.9, "High"],
	[9, "Critical"],
])("%d is %s", (score, severity) => {
	expect(severityOf(score)).toBe(severity);
});
