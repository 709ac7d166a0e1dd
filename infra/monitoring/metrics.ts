import { Duration, Stack } from "aws-cdk-lib";
import {
	MathExpression,
	Metric,
	type MetricOptions,
} from "aws-cdk-lib/aws-cloudwatch";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import type { Construct } from "constructs";
import type { MetricName } from "#content/operations.ts";
import { sumOf } from "./alarm.ts";

/**
 * Returns a metric that the functions of a bundle report themselves. SiteFunction sets its namespace and its
 * one dimension through Powertools' variables.
 * @param service the functions' bundle
 */
export function functionMetric(
	scope: Construct,
	service: "contact" | "feeds",
	metricName: MetricName,
	options: Required<Pick<MetricOptions, "period" | "statistic">>,
): Metric {
	return new Metric({
		namespace: Stack.of(scope).stackName,
		dimensionsMap: { service },
		metricName,
		...options,
	});
}

/**
 * Returns how often a scheduled function ran in a quarter of an hour. Lambda reports nothing at all of a function
 * that does not run; while data is missing, CloudWatch looks at older periods before it treats it as missing.
 */
export function runsOf(fn: IFunction): MathExpression {
	const period = Duration.minutes(15);
	return new MathExpression({
		expression: sumOf("runs"),
		label: `Runs of ${fn.node.id}`,
		period,
		usingMetrics: { runs: fn.metricInvocations({ period, statistic: "Sum" }) },
	});
}

/** Returns a CloudFront metric, which is only reported to us-east-1. */
export function edgeMetric(
	distributionId: string,
	metricName: string,
	options: MetricOptions,
): Metric {
	return new Metric({
		namespace: "AWS/CloudFront",
		metricName,
		dimensionsMap: { DistributionId: distributionId, Region: "Global" },
		...options,
	});
}
