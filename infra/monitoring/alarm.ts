import { Duration } from "aws-cdk-lib";
import {
	Alarm,
	ComparisonOperator,
	type IMetric,
	TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";

export type AlarmProps = {
	readonly metric: IMetric;
	/** Alarms at or above this value, or at or below it if `breaches` is "below". */
	readonly threshold: number;
	readonly breaches?: "below";
	/** Number of consecutive periods; 1 by default. */
	readonly periods?: number;
	/** Number of periods of which only `periods` must breach; by default all. */
	readonly outOf?: number;
	/** Missing data also raises the alarm: for things that must happen all the time. */
	readonly isMissingDataBreaching?: boolean;
	/**
	 * Reports something that happened, such as a message that somebody must answer: it sends no OK, which would come
	 * a few minutes later and read as if that were settled.
	 */
	readonly isEvent?: boolean;
	/** What visitors notice, in one sentence. */
	readonly impact: string;
	/** The first thing to do about it. RUNBOOK.md has a section named after the alarm's id. */
	readonly action: string;
};

/** Adds an alarm whose description says what visitors notice and what to do next. */
export function addAlarm(
	scope: Construct,
	id: string,
	topic: ITopic,
	props: AlarmProps,
): Alarm {
	const alarm = new Alarm(scope, id, {
		metric: props.metric,
		threshold: props.threshold,
		evaluationPeriods: props.outOf ?? props.periods ?? 1,
		...(props.outOf && { datapointsToAlarm: props.periods ?? 1 }),
		comparisonOperator:
			props.breaches === "below"
				? ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD
				: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
		treatMissingData: props.isMissingDataBreaching
			? TreatMissingData.BREACHING
			: TreatMissingData.NOT_BREACHING,
		alarmDescription: `Visitors: ${props.impact} Now: ${props.action} (RUNBOOK.md, "${id}")`,
	});
	alarm.addAlarmAction(new SnsAction(topic));
	if (!props.isEvent) alarm.addOkAction(new SnsAction(topic));
	return alarm;
}

export const fiveMinutes: Duration = Duration.minutes(5);

/** Returns a sum in which a metric without data counts as 0 instead of hiding the others. */
export function sumOf(...ids: string[]): string {
	return ids.map((id) => `FILL(${id}, 0)`).join(" + ");
}
