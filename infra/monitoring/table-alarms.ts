import { type IMetric, MathExpression } from "aws-cdk-lib/aws-cloudwatch";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";
import type { Data } from "#infra/constructs/data.ts";
import { addAlarm, fiveMinutes, sumOf } from "./alarm.ts";

/** Returns the metrics of writes that DynamoDB throttled, by table and operation as the functions use them. */
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

/** Adds the alarm of the tables. */
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
			"Some are told that their message could not be sent, or have to wait for the news.",
		action:
			"Check in the dashboard which table it is. An on-demand table is throttled while its traffic doubles: wait. If it lasts longer than half an hour, it is a flood.",
	});
}
