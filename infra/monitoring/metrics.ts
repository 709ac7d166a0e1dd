import { Stack } from "aws-cdk-lib";
import { Metric, type MetricOptions } from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";
import type { MetricName } from "#content/operations.ts";

/**
 * A figure that both functions of a bundle report themselves. Its namespace and its one
 * dimension are what SiteFunction tells Powertools.
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

/** A figure of CloudFront, which it reports to us-east-1 only. */
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
