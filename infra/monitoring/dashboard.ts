import { Duration } from "aws-cdk-lib";
import type { IDistribution } from "aws-cdk-lib/aws-cloudfront";
import {
	Dashboard,
	GraphWidget,
	type IMetric,
	PeriodOverride,
} from "aws-cdk-lib/aws-cloudwatch";
import { Construct } from "constructs";
import { type MetricName, metricNames } from "#content/operations.ts";
import type { Api } from "#infra/constructs/api.ts";
import type { Data } from "#infra/constructs/data.ts";
import type { Functions } from "#infra/constructs/functions.ts";
import { edgeRegion } from "#infra/stacks/stack-name.ts";
import { edgeMetric, functionMetric } from "./metrics.ts";
import { throttledWrites } from "./table-alarms.ts";

export type OperatorDashboardProps = {
	readonly api: Api;
	readonly data: Data;
	readonly functions: Functions;
	readonly distribution: IDistribution;
};

/** One screen, from the visitor at the top left to the tables and the functions' own metrics below. */
export class OperatorDashboard extends Construct {
	constructor(scope: Construct, id: string, props: OperatorDashboardProps) {
		super(scope, id);
		const { api, data, distribution, functions } = props;
		const sum = { statistic: "Sum", period: Duration.minutes(5) };
		const cloudFront = (name: string, statistic: string) =>
			edgeMetric(distribution.distributionId, name, {
				statistic,
				region: edgeRegion,
			});
		const dashboard = new Dashboard(this, "Dashboard", {
			defaultInterval: Duration.days(1),
			periodOverride: PeriodOverride.INHERIT,
		});
		dashboard.addWidgets(
			graph("Requests", [cloudFront("Requests", "Sum")]),
			graph("Error responses, %", [
				cloudFront("4xxErrorRate", "Average"),
				cloudFront("5xxErrorRate", "Average"),
			]),
			graph("API: latency, ms", [
				api.httpApi.metricLatency({ statistic: "p50" }),
				api.httpApi.metricLatency({ statistic: "p95" }),
			]),
		);
		dashboard.addWidgets(
			graph(
				"Functions: runs",
				functions.all.map((fn) => fn.metricInvocations(sum)),
			),
			graph("API: 5xx; functions: errors; both: throttled", [
				api.httpApi.metricServerError(sum),
				api.throttled.metric(sum),
				...functions.all.flatMap((fn) => [
					fn.metricErrors(sum),
					fn.metricThrottles(sum),
				]),
			]),
			graph("Tables: throttled writes", Object.values(throttledWrites(data))),
		);
		const metric = (service: "contact" | "feeds", name: MetricName) =>
			functionMetric(this, service, name, {
				...sum,
				...(levelMetrics.has(name) && { statistic: "Maximum" }),
			});
		dashboard.addWidgets(
			graph(
				"Contact: messages",
				contactCounts.map((name) => metric("contact", name)),
			),
			graph("Contact: age of the oldest waiting message, seconds", [
				metric("contact", metricNames.oldestWaitingSeconds),
			]),
			graph(
				"News: sources that failed, are stale, or have ended",
				feedLevels.map((name) => metric("feeds", name)),
			),
		);
	}
}

const contactCounts = [
	metricNames.messagesStored,
	metricNames.messagesSuspect,
	metricNames.messagesSent,
	metricNames.messagesFailed,
	metricNames.messagesGivenUp,
	metricNames.messagesBounced,
	metricNames.messagesNotStored,
];
const feedLevels = [
	metricNames.sourceFailed,
	metricNames.sourcesStale,
	metricNames.sourcesEnded,
];

// Each run reports these as current levels, so adding them up would mislead.
const levelMetrics = new Set<MetricName>([
	metricNames.oldestWaitingSeconds,
	...feedLevels,
]);

function graph(title: string, left: IMetric[]): GraphWidget {
	return new GraphWidget({ title, left, width: 8, height: 6 });
}
