import {
	everywhere,
	type FreeTiers,
	freeTiers,
	type RegionPrices,
	type Tiers,
} from "./prices.ts";
import { baseline, type Usage } from "./usage.ts";

/** Dollars per month, by line of the bill. */
export type Bill = Readonly<Record<string, number>>;

/**
 * Returns what a month costs after the free tiers.
 * @param free what is left of the free tiers in the account; by default nothing else uses them
 */
export function billOf(
	usage: Usage,
	region: RegionPrices,
	free: FreeTiers = freeTiers,
): Bill {
	const chargeable = (quantity: number, freeQuantity: number) =>
		Math.max(0, quantity - freeQuantity);
	const million = 1_000_000;
	return {
		"CloudFront, data": tiered(
			usage.transferGb,
			free.cloudFrontGb,
			region.cloudFrontPerGb,
		),
		"CloudFront, requests":
			(chargeable(usage.requests, free.cloudFrontRequests) / 10_000) *
			region.cloudFrontPer10kHttpsRequests,
		"CloudFront, edge functions":
			(chargeable(usage.edgeRuns, free.cloudFrontFunctionRuns) / million) *
			everywhere.cloudFrontFunctionsPerMillion,
		"S3, reads by CloudFront": (usage.originGets / 1_000) * region.s3Per1kGets,
		"HTTP API":
			((usage.feedCalls + usage.messages) / million) * region.httpApiPerMillion,
		Lambda:
			(chargeable(usage.functionRuns, free.lambdaRuns) / million) *
				everywhere.lambdaPerMillion +
			chargeable(usage.gbSeconds, free.lambdaGbSeconds) *
				everywhere.lambdaPerGbSecond,
		DynamoDB:
			(usage.tableWrites / million) * region.dynamoPerMillionWrites +
			(usage.tableReads / million) * region.dynamoPerMillionReads,
		"SES, mails": (usage.messages / 1_000) * everywhere.sesPer1kMails,
		"Secrets, alarms, metrics, logs":
			baseline.secrets * everywhere.secretPerMonth +
			chargeable(baseline.alarmMetrics, free.alarmMetrics) *
				everywhere.alarmMetricPerMonth +
			chargeable(baseline.metrics, free.metrics) * everywhere.metricPerMonth +
			chargeable(baseline.dashboards, free.dashboards) *
				everywhere.dashboardPerMonth +
			chargeable(usage.logsGb, free.logsGb) * region.logsPerGb,
	};
}

export function totalOf(bill: Bill): number {
	return Object.values(bill).reduce((sum, dollars) => sum + dollars, 0);
}

/**
 * Returns the price of a quantity of which the first part is free; tiers count from zero, free part
 * included.
 */
export function tiered(quantity: number, free: number, tiers: Tiers): number {
	let from = free;
	let dollars = 0;
	for (const { upTo, price } of tiers) {
		const inTier = Math.max(0, Math.min(quantity, upTo) - from);
		dollars += inTier * price;
		from = Math.max(from, upTo);
	}
	return dollars;
}
