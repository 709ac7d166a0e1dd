import { Stack } from "aws-cdk-lib";
import { Metric, type MetricOptions } from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";
import type { MetricName } from "#content/operations.ts";

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
