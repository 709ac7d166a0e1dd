import { Duration } from "aws-cdk-lib";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";
import { feedSources } from "#content/feeds/sources.ts";
import { metricNames } from "#content/operations.ts";
import type { Functions } from "#infra/constructs/functions.ts";
import { addAlarm } from "./alarm.ts";
import { functionMetric, runsOf } from "./metrics.ts";

/** Adds the alarms on the news: that somebody fetches it, and finds some. */
export function addNewsAlarms(
	scope: Construct,
	topic: ITopic,
	{ feedsRefresh }: Functions,
): void {
	addAlarm(scope, "NewsRefreshStopped", topic, {
		metric: runsOf(feedsRefresh),
		threshold: 0,
		breaches: "below",
		isMissingDataBreaching: true,
		impact:
			"The first reader of each feed has to wait for its publisher; the others see it at once.",
		action:
			"Enable the schedule of FeedsRefresh again (aws events enable-rule); a deployment does not notice that it is disabled.",
	});
	addAlarm(scope, "NewsStale", topic, {
		metric: functionMetric(scope, "feeds", metricNames.sourcesStale, {
			statistic: "Minimum",
			period: Duration.minutes(15),
		}),
		threshold: feedSources.length,
		impact: "The news does not change, and disappears after a day.",
		action:
			"Read the log of FeedsRefresh: if every source has the same error, the cause is our outbound connection or a deployment; if they differ, wait.",
	});
	addAlarm(scope, "NewsSourceEnded", topic, {
		metric: functionMetric(scope, "feeds", metricNames.sourcesEnded, {
			statistic: "Minimum",
			period: Duration.hours(1),
		}),
		threshold: 1,
		impact:
			"The news permanently lacks one source, or will a day after it ended; if it is the preprints, the research page lacks its papers.",
		action:
			"Run npm run feeds: it names the source that has ended, moved to another site or had nothing to show for a day, and what to change.",
	});
}
