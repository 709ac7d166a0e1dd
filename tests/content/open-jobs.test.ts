import { expect, it } from "vitest";
import { formatDay } from "#content/days.ts";
import { openJobs } from "#content/open-jobs.ts";
import { jobPath } from "#content/routes.ts";
import { closingDayNotes, futureDayNotes } from "#frontend/build/day-notes.ts";

const at = (time: string) => Date.parse(time);
const jobs = [
	{ id: "late", closes: "2026-12-31" },
	{ id: "early", closes: "2026-02-28" },
];

it.each([
	["2026-02-28T00:00:00Z", ["late", "early"]],
	["2026-02-28T23:59:59Z", ["late", "early"]],
	["2026-03-01T00:00:00Z", ["late"]],
	["2027-01-01T00:00:00Z", []],
])("at %s the open positions are %j", (time, open) => {
	expect(openJobs(jobs, at(time)).map(({ id }) => id)).toEqual(open);
});

it("a build reports which positions it left out, and when to build again", () => {
	expect(closingDayNotes(jobs, at("2026-03-01T00:00:00Z"))).toEqual([
		"Not shown, because it closed on 2026-02-28: content/copy/jobs/early.yaml (delete it, or set a later date)",
		"The next position closes on 2026-12-31: late. Deploy again after that day",
	]);
	expect(closingDayNotes(jobs, at("2026-01-01T00:00:00Z"))).toEqual([
		"The next position closes on 2026-02-28: early. Deploy again after that day",
	]);
	expect(closingDayNotes([], at("2026-01-01T00:00:00Z"))).toEqual([]);
});

it("a build reports where links lead to a position that has closed", () => {
	const { early, late } = { early: jobPath("early"), late: jobPath("late") };
	const texts = {
		"lists/answers.yaml": `- link: ${early}\n- link: ${late}\n`,
		"company/about.yaml": `text: >-\n  See [it](${early}), or [that](${early}-start).\n`,
		// Neither its own file nor a comment is a link.
		"jobs/early.yaml": `summary: See ${early}\n`,
		"jobs/late.yaml": `# Its address: ${early}.\n  # As ${early}\n`,
		"pages/terms.md": `## [Work](${early})\n`,
		"pages/home.yaml": `href: ${early}-start\n  - ${early}.html\n  - https://a.example${early}\n`,
	};
	expect(closingDayNotes(jobs, at("2026-03-01T00:00:00Z"), texts)).toEqual([
		"Not shown, because it closed on 2026-02-28: content/copy/jobs/early.yaml (delete it, or set a later date)",
		`A link leads to ${early}, which is not shown: content/copy/lists/answers.yaml:1`,
		`A link leads to ${early}, which is not shown: content/copy/company/about.yaml:2`,
		`A link leads to ${early}, which is not shown: content/copy/pages/terms.md:1`,
		"The next position closes on 2026-12-31: late. Deploy again after that day",
	]);
});

it("a build reports days of positions, advisories and policies that lie in the future", () => {
	const found = (time: string) =>
		futureDayNotes(
			{
				policies: [
					{ policy: "privacy", updated: formatDay("2030-01-02") },
					{ policy: "terms", updated: formatDay("2026-01-31") },
					{ policy: "cookies" },
				],
				jobs: [
					{ id: "early", posted: "2026-01-31" },
					{ id: "late", posted: "2030-01-01" },
				],
				advisories: [
					{ id: "YARD-2030-001", date: "2030-01-02", history: [] },
					{
						id: "YARD-2026-001",
						date: "2026-01-31",
						history: [{ date: "2026-01-30" }, { date: "2030-01-02" }],
					},
				],
			},
			at(time),
		);
	const fromJanuarySecond = [
		"date lies in the future: 2030-01-02: content/copy/lists/advisories.yaml, YARD-2030-001",
		"history has a day that lies in the future: 2030-01-02: content/copy/lists/advisories.yaml, YARD-2026-001",
		"updated lies in the future: 2030-01-02: content/copy/pages/privacy.md",
	];
	expect(found("2026-01-31T00:00:00Z")).toEqual([
		"posted lies in the future: 2030-01-01: content/copy/jobs/late.yaml",
		...fromJanuarySecond,
	]);
	// In Australia, New Year's morning is still the old year in UTC.
	expect(found("2029-12-31T20:00:00Z")).toEqual([...fromJanuarySecond]);
	expect(found("2030-01-02T00:00:00Z")).toEqual([]);
});
