import { Stack } from "aws-cdk-lib";
import type { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { FilterPattern, MetricFilter } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { SiteFunction } from "../site-function.ts";

/** Counts the log lines of functions that hold a phrase; tests/infra proves that the functions write it. */
export function logMetric(
	scope: Construct,
	name: string,
	phrase: string,
	functions: SiteFunction[],
): Metric {
	const filters = functions.map(
		(source) =>
			new MetricFilter(scope, `${name}In${source.node.id}`, {
				logGroup: source.logGroup,
				filterPattern: FilterPattern.literal(JSON.stringify(phrase)),
				// One namespace a stage, or the stages of one account would count together.
				metricNamespace: Stack.of(scope).stackName,
				metricName: name,
			}),
	);
	const [first] = filters;
	if (!first) throw new Error(`${name}: no function to read`);
	return first.metric();
}
