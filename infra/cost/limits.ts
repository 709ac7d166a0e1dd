import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { assumptions, secondsPerMonth, type Usage } from "./usage.ts";

export type Limit = {
	readonly name: string;
	/** Current value: an AWS default, or a setting of the stage. */
	readonly value: number;
	readonly unit: string;
	/** How much of it the busiest moment of a month needs. */
	readonly peakUse: (usage: Usage, dollars: number) => number;
	/** How to raise it, and where. */
	readonly howToRaise: string;
};

const peakPerSecond = (perMonth: number) =>
	(perMonth / secondsPerMonth) * assumptions.peakFactor;

/** Returns everything that can run out. The AWS defaults are those of a new account. */
export function limitsOf(stage: StageConfig): Limit[] {
	const { budgetUsd, reservedConcurrency, throttle } = stage;
	return [
		...(budgetUsd === undefined
			? []
			: [
					{
						name: "the stage's budget, which only warns",
						value: budgetUsd,
						unit: "dollars",
						peakUse: (_: Usage, dollars: number) => dollars,
						howToRaise: "`budgetUsd` in infra/config.ts",
					},
				]),
		{
			name: "SES mails per day in the sandbox",
			value: 200,
			unit: "mails",
			peakUse: ({ messages }) => (messages / 30) * assumptions.peakFactor,
			howToRaise:
				'ask SES for production access, then Service Quotas, SES, "Sending quota"',
		},
		{
			name: "Lambda, concurrent executions in a new account",
			value: 10,
			unit: "runs",
			// Requests for feeds and messages run for a third of a second at most, refreshes for two.
			peakUse: ({ feedCalls, messages }) =>
				peakPerSecond(feedCalls + messages) * 0.3 + 2,
			howToRaise: `Service Quotas, Lambda, "Concurrent executions"${reservedConcurrency ? "; a stage with `reservedConcurrency` cannot be deployed before" : ""}`,
		},
		{
			name: "the stage's throttle of the contact form",
			value: throttle.contact.requestsPerSecond,
			unit: "requests a second",
			peakUse: ({ messages }) => peakPerSecond(messages),
			howToRaise:
				"`throttle` in infra/config.ts, and `reservedConcurrency` with it",
		},
		{
			name: "the stage's throttle of the news",
			value: throttle.feeds.requestsPerSecond,
			unit: "requests a second",
			peakUse: ({ feedCalls }) => peakPerSecond(feedCalls),
			howToRaise:
				"`throttle` in infra/config.ts, and `reservedConcurrency` with it",
		},
		{
			name: "CloudFront, requests per second per distribution",
			value: 250_000,
			unit: "requests a second",
			peakUse: ({ requests }) => peakPerSecond(requests),
			howToRaise: 'Service Quotas, CloudFront, "Request rate per distribution"',
		},
		{
			name: "CloudFront, Gbit/s per distribution",
			value: 150,
			unit: "gigabits a second",
			peakUse: ({ transferGb }) => peakPerSecond(transferGb) * 8,
			howToRaise:
				'Service Quotas, CloudFront, "Data transfer rate per distribution"',
		},
	];
}
