import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { limitsOf } from "./limits.ts";
import { billOf, totalOf } from "./month.ts";
import {
	comparedOn,
	everywhere,
	flatRatePlans,
	freeTiers as free,
	type RegionPrices,
	regions,
} from "./prices.ts";
import { assumptions as a, baseline, type Usage, usageOf } from "./usage.ts";

/** Page views a month. */
const pageViewSteps = [10_000, 1_000_000, 100_000_000];

/** Returns what a stage costs and what runs out first, as Markdown. */
export function costReport(stage: StageConfig): string {
	const region = regions[stage.region];
	if (!region) {
		throw new Error(
			`No prices for ${stage.region} in infra/cost/prices.ts, only for ${Object.keys(regions).join(", ")}`,
		);
	}
	const usages = pageViewSteps.map(usageOf);
	const bills = usages.map((usage) => billOf(usage, region));
	const totals = bills.map(totalOf);
	const names = Object.keys(bills[0] ?? {});
	const limits = limitsOf(stage).map(
		({ name, peakUse, howToRaise, value }) => ({
			name,
			howToRaise,
			value,
			shares: usages.map((usage, i) => peakUse(usage, totals[i] ?? 0) / value),
		}),
	);
	return [
		`US dollars a month in ${stage.region}, at list prices. They were compared with public pages in ${comparedOn}, as far as such pages were found (infra/cost/prices.ts); check them before you rely on them.`,
		...unconfirmedNote(region),
		"",
		row("", ...pageViewSteps.map((views) => `${count(views)} page views`)),
		row("---", ...pageViewSteps.map(() => "---:")),
		...names.map((name) =>
			row(name, ...bills.map((bill) => money(bill[name] ?? 0))),
		),
		row("**Total**", ...totals.map((total) => `**${money(total)}**`)),
		"",
		`A stage that nobody visits, such as dev or a preview, in an account whose free tiers are used up: ${money(idleStageCost(region))}.`,
		`A copy of the messages in another region (\`standbyRegion\`): ${pageViewSteps.map((views, i) => `${money(replicationCost(usages[i], region))} at ${count(views)} page views`).join(", ")}, plus cents for storage.`,
		...flatRateTable(region),
		"",
		...describeAssumptions(),
		"",
		"What runs out first: what the busiest moment needs, as a share of the limit.",
		"",
		row("limit", "value", ...pageViewSteps.map(count), "raise it by"),
		row("---", "---:", ...pageViewSteps.map(() => "---:"), "---"),
		...limits.map(({ name, howToRaise, shares, value }) =>
			row(name, count(value), ...shares.map(percent), howToRaise),
		),
		"",
		...pageViewSteps.map((views, i) => `- ${verdict(views, limits, i)}`),
	].join("\n");
}

function unconfirmedNote({ notConfirmed }: RegionPrices): string[] {
	if (notConfirmed.length === 0) return [];
	return [
		`Not confirmed, because no page was found: ${notConfirmed.join(", ")}.`,
	];
}

/**
 * Returns the dollars a month of a stage without visitors, in an account that has used up its free
 * tiers.
 */
export function idleStageCost(region: RegionPrices): number {
	const noFreeTiers = Object.fromEntries(
		Object.keys(free).map((name) => [name, 0]),
	) as Record<keyof typeof free, number>;
	return totalOf(billOf(usageOf(0), region, noFreeTiers));
}

// A replicated write costs what the write itself costs.
function replicationCost(
	usage: Usage | undefined,
	region: RegionPrices,
): number {
	return (
		((usage?.messageWrites ?? 0) / 1_000_000) * region.dynamoPerMillionWrites
	);
}

/** Compares CloudFront's plans with pay-as-you-go for the same number of requests. */
function flatRateTable(region: RegionPrices): string[] {
	return [
		"",
		"CloudFront's flat-rate plans, firewall included, compared with pay-as-you-go for the same number of requests, and the page views from which the plan is cheaper:",
		"",
		row(
			"plan",
			"a month",
			"requests",
			"as page views",
			"pay as you go",
			"with the firewall",
			"plan is cheaper from",
			"with the firewall from",
		),
		row("---", "---:", "---:", "---:", "---:", "---:", "---:", "---:"),
		...flatRatePlans.map(({ name, price, requests }) => {
			const views = viewsOf(requests);
			const describeBreakEven = (hasFirewall: boolean) => {
				const from = breakEven(price, region, hasFirewall);
				return from > views ? "beyond the plan" : count(from);
			};
			return row(
				name,
				count(price),
				count(requests),
				count(views),
				money(cloudFrontOf(views, region, false)),
				money(cloudFrontOf(views, region, true)),
				describeBreakEven(false),
				describeBreakEven(true),
			);
		}),
	];
}

function viewsOf(requests: number): number {
	const million = 1_000_000;
	return (requests / usageOf(million).requests) * million;
}

/** Returns what CloudFront alone costs, with or without the web ACL. */
function cloudFrontOf(
	views: number,
	region: RegionPrices,
	hasFirewall: boolean,
): number {
	const usage = usageOf(views);
	const firewall =
		everywhere.firewallPerMonth +
		(usage.requests / 1_000_000) * everywhere.firewallPerMillionRequests;
	return Object.entries(billOf(usage, region))
		.filter(([name]) => name.startsWith("CloudFront"))
		.reduce((sum, [, cost]) => sum + cost, hasFirewall ? firewall : 0);
}

/**
 * Returns the number of page views, to the next thousand, from which CloudFront alone costs more than
 * this; 0 if it always does.
 */
export function breakEven(
	dollars: number,
	region: RegionPrices,
	hasFirewall = false,
): number {
	let [low, high] = [0, 1_000_000_000];
	if (cloudFrontOf(low, region, hasFirewall) > dollars) return low;
	while (high - low > 1_000) {
		const middle = (low + high) / 2;
		if (cloudFrontOf(middle, region, hasFirewall) > dollars) high = middle;
		else low = middle;
	}
	return Math.ceil(high / 1_000) * 1_000;
}

function verdict(
	views: number,
	limits: readonly { name: string; shares: number[] }[],
	step: number,
): string {
	const shareOf = ({ shares }: { shares: number[] }) => shares[step] ?? 0;
	// The limit with the greatest share now is the one that was reached first on the way here.
	const [nearest, ...others] = [...limits].sort(
		(a, b) => shareOf(b) - shareOf(a),
	);
	const start = `At ${count(views)} page views`;
	if (!nearest) return `${start} nothing runs out.`;
	if (shareOf(nearest) <= 1) {
		return `${start} nothing runs out; closest to its limit: ${nearest.name} (${percent(shareOf(nearest))}).`;
	}
	const alsoExceeded = others.filter((limit) => shareOf(limit) > 1);
	return `${start} these run out, in this order: ${[nearest, ...alsoExceeded].map(({ name }) => name).join("; ")}.`;
}

function describeAssumptions(): string[] {
	return [
		`Assumed: ${a.viewsPerVisit} page views per visit; the first transfers ${a.firstViewKb} kB in ${a.firstViewRequests} requests, each further one ${a.laterViewKb} kB in ${a.laterViewRequests};`,
		`one request for the news per visit (${a.feedResponseKb} kB), which each of CloudFront's ${a.caches} caches stores for ${a.feedCachedSeconds} s, and pages for an hour;`,
		`one contact message per ${count(a.viewsPerMessage)} page views; ${count(baseline.resendRuns)} runs of ContactResend and ${count(baseline.refreshRuns)} of FeedsRefresh, with or without visitors;`,
		`the busiest moment ${a.peakFactor} times the average. Free each month, and deducted: ${count(free.cloudFrontGb)} GB, ${count(free.cloudFrontRequests)} requests and`,
		`${count(free.cloudFrontFunctionRuns)} runs of CloudFront functions, ${count(free.lambdaRuns)} runs and ${count(free.lambdaGbSeconds)} GB-seconds of Lambda, ${free.alarmMetrics} alarm metrics, ${free.metrics} metrics, ${free.dashboards} dashboards, ${free.logsGb} GB of logs.`,
		"Not included: taxes, a domain's zone (50 cents) and the check of its home page (1.50 dollars), the firewall (7 dollars, plus 60 cents per million requests), storage (cents), free tiers of an account's first year.",
	];
}

function row(...cells: string[]): string {
	return `| ${cells.join(" | ")} |`;
}

function count(value: number): string {
	return Math.round(value).toLocaleString("en-AU");
}

function percent(share: number): string {
	if (share < 0.001) return "< 0.1 %";
	return `${(share * 100).toLocaleString("en-AU", { maximumFractionDigits: share < 0.1 ? 1 : 0 })} %`;
}

function money(dollars: number): string {
	const digits = dollars < 100 ? 2 : 0;
	return dollars.toLocaleString("en-AU", {
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	});
}
