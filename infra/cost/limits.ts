import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { assumptions, secondsPerMonth, type Usage } from "./usage.ts";

export type Limit = {
	readonly name: string;
	/** Current value: an AWS default, or a setting of the stage. */
	readonly value: number;
	readonly unit: string;
	/** How much of it the busiest moment of a month needs. */
	readonly need: (usage: Usage, dollars: number) => number;
	/** How to raise it, and where. */
	readonly raise: string;
};

const peakPerSecond = (perMonth: number) =>
	(perMonth / secondsPerMonth) * assumptions.peakFactor;

/** Returns everything that can run out. The AWS defaults are those of a new account. */
export function limitsOf(stage: StageConfig): Limit[] {
	const { budgetUsd, throttle } = stage;
	return [
		...(budgetUsd === undefined
			? []
			: [
					{
						name: "the stage's budget, which only warns",
						value: budgetUsd,
						unit: "dollars",
						need: (_: Usage, dollars: number) => dollars,
						raise: "`budgetUsd` in infra/config.ts",
					},
				]),
		{
			name: "SES mails per day in the sandbox",
			value: 200,
			unit: "mails",
			need: ({ messages }) => (messages / 30) * assumptions.peakFactor,
			raise:
				'ask SES for production access, then Service Quotas, SES, "Sending quota"',
		},
		{
			name: "Lambda, concurrent executions in a new account",
			value: 10,
			unit: "runs",
			// Requests for feeds and messages run for a third of a second at most, refreshes for two.
			need: ({ feedCalls, messages }) =>
				peakPerSecond(feedCalls + messages) * 0.3 + 2,
			raise: 'Service Quotas, Lambda, "Concurrent executions"',
		},
		{
			name: "the stage's throttle of the contact form",
			value: throttle.contact.requestsPerSecond,
			unit: "requests a second",
			need: ({ messages }) => peakPerSecond(messages),
			raise: "`throttle` in infra/config.ts, and `reservedConcurrency` with it",
		},
		{
			name: "the stage's throttle of the news",
			value: throttle.feeds.requestsPerSecond,
			unit: "requests a second",
			need: ({ feedCalls }) => peakPerSecond(feedCalls),
			raise: "`throttle` in infra/config.ts, and `reservedConcurrency` with it",
		},
		{
			name: "CloudFront, requests per second per distribution",
			value: 250_000,
			unit: "requests a second",
			need: ({ requests }) => peakPerSecond(requests),
			raise: 'Service Quotas, CloudFront, "Request rate per distribution"',
		},
		{
			name: "CloudFront, Gbit/s per distribution",
			value: 150,
			unit: "gigabits a second",
			need: ({ transferGb }) => peakPerSecond(transferGb) * 8,
			raise:
				'Service Quotas, CloudFront, "Data transfer rate per distribution"',
		},
	];
}
