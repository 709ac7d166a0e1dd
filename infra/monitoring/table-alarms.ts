import { type IMetric, MathExpression } from "aws-cdk-lib/aws-cloudwatch";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";
import type { Data } from "#infra/constructs/data.ts";
import { addAlarm, fiveMinutes, sumOf } from "./alarm.ts";

/** Writes that DynamoDB throttled, by the table and the operation that the functions use on it. */
export function throttledWrites({
	feedCache,
	messages,
	rateLimits,
}: Data): Record<string, IMetric> {
	const sum = { period: fiveMinutes, statistic: "Sum" };
	const throttled = (table: Data["messages"], operation: string) =>
		table.metricThrottledRequestsForOperation(operation, sum);
	return {
		stored: throttled(messages, "PutItem"),
		marked: throttled(messages, "UpdateItem"),
		counted: throttled(rateLimits, "UpdateItem"),
		cached: throttled(feedCache, "UpdateItem"),
	};
}

/** The alarm of the tables. */
export function addTableAlarms(
	scope: Construct,
	topic: ITopic,
	data: Data,
): void {
	const metrics = throttledWrites(data);
	addAlarm(scope, "TablesThrottled", topic, {
		metric: new MathExpression({
			expression: sumOf(...Object.keys(metrics)),
			label: "Throttled writes of all tables",
			period: fiveMinutes,
			usingMetrics: metrics,
		}),
		threshold: 5,
		impact:
			"Some read that their message could not be sent, or wait for the news.",
		action:
			"See in the dashboard which table it is. On demand, a table is throttled while it doubles its traffic: wait. Longer than half an hour: a flood.",
	});
}
