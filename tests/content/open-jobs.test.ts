import { expect, it } from "vitest";
import { openJobs } from "#content/open-jobs.ts";
import { closingDays } from "#frontend/build/closing-days.ts";

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
	expect(closingDays(jobs, at("2026-03-01T00:00:00Z"))).toEqual([
		"Not shown, because it closed on 2026-02-28: content/copy/jobs/early.yaml (delete it, or set a later date)",
		"The next position closes on 2026-12-31: late. Deploy again after that day",
	]);
	expect(closingDays(jobs, at("2026-01-01T00:00:00Z"))).toEqual([
		"The next position closes on 2026-02-28: early. Deploy again after that day",
	]);
	expect(closingDays([], at("2026-01-01T00:00:00Z"))).toEqual([]);
});
