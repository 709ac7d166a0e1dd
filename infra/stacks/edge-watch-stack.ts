import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { alarmTopic } from "#infra/monitoring/alarm-topic.ts";
import {
	EdgeWatch,
	type EdgeWatchProps,
} from "#infra/monitoring/edge-watch.ts";

/** EdgeWatch for a site in another region, with its own topic. */
export class EdgeWatchStack extends Stack {
	constructor(
		scope: Construct,
		id: string,
		props: StackProps & EdgeWatchProps,
	) {
		super(scope, id, props);
		const topic = alarmTopic(this, "Alarms", props.alarmAddress);
		new EdgeWatch(this, "Watch", topic, props);
	}
}
