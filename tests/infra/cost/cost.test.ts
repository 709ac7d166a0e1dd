import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import "#tests/functions/eight-sources.ts";
import { stageConfig } from "#infra/config.ts";
import { withReport } from "#infra/cost/in-readme.ts";
import { limitsOf } from "#infra/cost/limits.ts";
import { billOf, tiered, totalOf } from "#infra/cost/month.ts";
import { comparedOn, flatRatePlans, regions } from "#infra/cost/prices.ts";
import { breakEven, costReport, idleStageCost } from "#infra/cost/report.ts";
import { assumptions, baseline, usageOf } from "#infra/cost/usage.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import { resourcesOf, templatesOf } from "#tests/infra/fixtures.ts";

const prod = exampleStage("prod");

test("the README contains the command's current output, for the example or for the project's own prod", async () => {
	const readme = readFileSync("README.md", "utf8");
	// Another company may have a README of its own, without a table.
	if (!hasOwnWords && !readme.includes("<!-- cost:")) return;
	const own = stageConfig("prod");
	// --write replaces the example's table, and counts the project's own news sources.
	vi.doUnmock("#content/feeds/sources.ts");
	vi.resetModules();
	const ours = await import("#infra/cost/report.ts");
	// Another company may have other sources, and leave the example's table as it is.
	const example = hasOwnWords ? ours.costReport(prod) : costReport(prod);
	// There are no prices for most regions.
	const accepted = own.region in regions ? [ours.costReport(own)] : [];
	expect(
		[example, ...accepted].map((report) => withReport(readme, report)),
		"README.md has an older table: run npm run cost -- --write",
	).toContain(readme);
});

test("the report marks a price that no page confirms, by its line's name", () => {
	const region = regions[prod.region];
	const lines = Object.keys(region ? billOf(usageOf(1), region) : {});
	const [, named = ""] =
		/^Not confirmed, because no page was found: (.+)\.$/m.exec(
			costReport(prod),
		) ?? [];
	expect(named.split(", ")).toEqual(region?.notConfirmed);
	expect(lines).toEqual(expect.arrayContaining(named.split(", ")));
});

test("a README without the markers is an error, and gets no second table", () => {
	expect(() => withReport("# A company", "table")).toThrow(
		"does not contain the lines",
	);
});

test.each([
	["all of it is free", 5, 0],
	["the first tier above what is free", 12, 0.2],
	// 10 free, 10 at 0.10, 20 at 0.05
	["into the second tier", 40, 2],
])("tiers: %s", (_, quantity, dollars) => {
	const tiers = [
		{ upTo: 20, price: 0.1 },
		{ upTo: Number.POSITIVE_INFINITY, price: 0.05 },
	];
	expect(tiered(quantity, 10, tiers)).toBeCloseTo(dollars, 10);
});

test("three million page views, calculated by hand", () => {
	// A million visits: 17 requests for the first view, 2 × 3 for the others, 1 for the news.
	const usage = usageOf(3_000_000);
	expect(usage.visits).toBe(1_000_000);
	expect(usage.requests).toBe(17_000_000 + 6_000_000 + 1_000_000 + 1_500);
	// 180 + 2 × 30 + 15 kB per visit
	expect(usage.transferGb).toBeCloseTo(255_000_000 / 1_048_576, 6);
	// Ten caches, one request every two minutes: 10 × 30 × 730.
	expect(usage.feedCalls).toBe(219_000);
	expect(usage.messages).toBe(1_500);
	// Ten caches, eighty files, once an hour.
	expect(usage.originGets).toBe(584_000);
	// The schedules of one and four minutes, the calls, the messages.
	expect(usage.functionRuns).toBe(43_800 + 10_950 + 219_000 + 1_500);
	// 43,800 × 0.05 + 10,950 × 2 + 219,000 × 0.05 + 1,500 × 0.3
	expect(usage.gbSeconds).toBeCloseTo(35_490, 6);
});

test("the bill in us-east-1, calculated by hand", () => {
	const region = regions["us-east-1"];
	if (!region) throw new Error("no prices for us-east-1");
	const bill = billOf(usageOf(3_000_000), region);
	expect(bill["CloudFront, data"]).toBe(0);
	// 14.0015 million above the free tier, at one dollar per million.
	expect(bill["CloudFront, requests"]).toBeCloseTo(14.0015, 6);
	// One for each of the 23 million requests for files, two of them free, ten cents per million.
	expect(bill["CloudFront, edge functions"]).toBeCloseTo(2.1, 6);
	expect(bill["S3, reads by CloudFront"]).toBeCloseTo(0.2336, 6);
	expect(bill["HTTP API"]).toBeCloseTo(0.2205, 6);
	expect(bill.Lambda).toBe(0);
	expect(bill["SES, mails"]).toBeCloseTo(0.15, 6);
	// Two secrets; alarm metrics and three of the functions' above the free ten; logs within the free tier.
	const standing = 0.8 + (baseline.alarmMetrics - 10) * 0.1 + 3 * 0.3;
	expect(bill["Secrets, alarms, metrics, logs"]).toBeCloseTo(standing, 6);
	// 1,576,800 writes of refreshes and 13,500 of messages; 3,701,100 + 89,100 reads.
	expect(bill.DynamoDB).toBeCloseTo(1.5903 * 0.625 + 3.7902 * 0.125, 6);
	expect(totalOf(bill)).toBeCloseTo(
		14.0015 + 2.1 + 0.2336 + 0.2205 + 0.15 + standing + 0.9939375 + 0.473775,
		6,
	);
});

test("a stage's resources are counted from its templates", () => {
	const types = Object.values(templatesOf(prod))
		.flatMap(resourcesOf)
		.map(([, { Type }]) => Type);
	const count = (type: string) => types.filter((each) => each === type).length;
	const alarmMetrics = Object.values(templatesOf(prod))
		.flatMap(resourcesOf)
		.filter(([, { Type }]) => Type === "AWS::CloudWatch::Alarm")
		.map(([, { Properties }]) =>
			((Properties?.Metrics ?? [{ MetricStat: {} }]) as object[]).filter(
				(metric) => "MetricStat" in metric,
			),
		);
	expect(
		baseline.alarmMetrics,
		`alarms read ${alarmMetrics.flat().length} metrics: write this number as alarmMetrics in infra/cost/usage.ts, then run npm run cost -- --write`,
	).toBe(alarmMetrics.flat().length);
	expect(baseline.secrets).toBe(count("AWS::SecretsManager::Secret"));
	expect(baseline.dashboards).toBe(count("AWS::CloudWatch::Dashboard"));
});

test("a stage without visitors or free tier, calculated by hand", () => {
	const region = regions["us-east-1"];
	if (!region) throw new Error("no prices for us-east-1");
	// Two secrets, the alarm metrics, thirteen of the functions', one dashboard.
	const standingCosts = 0.8 + baseline.alarmMetrics * 0.1 + 3.9 + 3;
	// 54,750 runs for 24,090 GB-seconds, 1,576,800 writes and 284,700 reads, and 0.03 GB of logs.
	const running =
		0.05475 * 0.2 +
		24_090 * 0.0000133334 +
		1.5768 * 0.625 +
		((10_950 * 9 * 2 + 43_800 * 2) / 1_000_000) * 0.125 +
		((54_750 * 0.6) / 1_024 ** 2) * 0.5;
	expect(idleStageCost(region)).toBeCloseTo(standingCosts + running, 6);
});

test("CloudFront alone costs as much as a flat-rate plan at the break-even, and not much before", () => {
	const region = regions["us-east-1"];
	if (!region) throw new Error("no prices for us-east-1");
	const cloudFront = (views: number) => {
		const bill = billOf(usageOf(views), region);
		return (
			(bill["CloudFront, data"] ?? 0) +
			(bill["CloudFront, requests"] ?? 0) +
			(bill["CloudFront, edge functions"] ?? 0)
		);
	};
	const even = breakEven(15, region);
	expect(cloudFront(even)).toBeGreaterThanOrEqual(15);
	expect(cloudFront(even - 2_000)).toBeLessThan(15);
});

test("a flat-rate plan's line in the report, calculated by hand", () => {
	const region = regions["us-east-1"];
	if (!region) throw new Error("no prices for us-east-1");
	const rows = costReport({ ...prod, region: "us-east-1" })
		.split("\n")
		.map((line) => line.split("|").map((cell) => cell.trim()));
	const [, ...pro] = rows.find(([, name]) => name === "Pro") ?? [];
	// Ten million requests are free; each page view makes 8.0005. The firewall costs 7 dollars, and
	// 60 cents per million.
	expect(pro.slice(0, 6)).toEqual([
		"Pro",
		"15",
		"10,000,000",
		"1,249,922",
		// 9,582,735 runs of the edge functions, two million of them free.
		"0.76",
		"13.76",
	]);
	expect(flatRatePlans.map(({ name }) => name)).toHaveLength(4);
	// With the firewall, 7 dollars are due before the first visitor.
	expect(breakEven(0, region, true)).toBe(0);
	expect(breakEven(15, region, true)).toBeLessThan(breakEven(15, region));
});

test("without visitors, the schedules alone stay within the free tier", () => {
	const { gbSeconds, messages, requests } = usageOf(0);
	expect([requests, messages]).toEqual([0, 0]);
	expect(gbSeconds).toBeLessThan(400_000);
});

test("the SES sandbox is used up if the busiest day has more than 200 messages", () => {
	const sandbox = limitsOf(prod).find(({ name }) => name.includes("sandbox"));
	const views =
		(200 * 30 * assumptions.viewsPerMessage) / assumptions.peakFactor;
	expect(sandbox?.peakUse(usageOf(views), 0)).toBeCloseTo(200, 6);
});

test("limits that the stage sets are used", () => {
	const values = limitsOf(prod).map(({ value }) => value);
	expect(values).toContain(prod.budgetUsd);
	expect(values).toContain(prod.throttle.contact.requestsPerSecond);
	expect(values).toContain(prod.throttle.feeds.requestsPerSecond);
});

test("the report states its prices' date, and rejects a region without prices", () => {
	expect(costReport(prod)).toContain(comparedOn);
	expect(() => costReport({ ...prod, region: "eu-west-1" })).toThrow(
		"No prices for eu-west-1",
	);
});
