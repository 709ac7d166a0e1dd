import { Duration } from "aws-cdk-lib";
import { MathExpression } from "aws-cdk-lib/aws-cloudwatch";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";
import { metricNames } from "#content/operations.ts";
import type { Api } from "#infra/constructs/api.ts";
import type { Functions } from "#infra/constructs/functions.ts";
import { addAlarm, fiveMinutes, sumOf } from "./alarm.ts";
import { functionMetric } from "./metrics.ts";

/** Adds the alarms of the gateway and its functions. */
export function addApiAlarms(
	scope: Construct,
	topic: ITopic,
	{ httpApi, throttled }: Api,
	functions: Functions,
): void {
	const { contact, contactResend, feeds, feedsRefresh } = functions;
	const period = fiveMinutes;
	const sum = { period, statistic: "Sum" };
	addAlarm(scope, "ApiErrors", topic, {
		metric: httpApi.metricServerError(sum),
		threshold: 5,
		impact:
			"The contact form says that the message could not be sent, or the news page shows the articles of their last visit.",
		action:
			"Read the API's access log for the route and its error, then that function's log.",
	});
	addAlarm(scope, "ApiSlow", topic, {
		metric: httpApi.metricLatency({ period, statistic: "p95" }),
		threshold: 5_000,
		periods: 3,
		impact:
			"For one in twenty, sending a message takes more than five seconds, or the news page gives up on a source.",
		action:
			"Compare functionMs with latencyMs in the access log; the function's log names the slow service.",
	});
	addAlarm(scope, "ApiThrottled", topic, {
		metric: throttled.metric(sum),
		threshold: 5,
		impact:
			"The contact form or the news answers Too Many Requests to anybody, because the API gets more requests than its throttle allows.",
		action:
			"Check in the access log which route it is, and whether it is a flood: if so, enable the firewall; if visitors come to the site, raise the throttle.",
	});
	const refused = (service: "contact" | "feeds") =>
		functionMetric(scope, service, metricNames.originSecretRefused, sum);
	addAlarm(scope, "OriginSecretRefused", topic, {
		metric: new MathExpression({
			expression: sumOf("contact", "feeds"),
			label: "Requests with another origin secret than the functions'",
			period,
			usingMetrics: { contact: refused("contact"), feeds: refused("feeds") },
		}),
		threshold: 1,
		impact:
			"The contact form says that the message could not be sent, and the news page shows the articles of their last visit: the functions refuse what CloudFront sends.",
		action:
			"Give originSecret a new number without a previous one in infra/config.ts, and deploy.",
	});
	addAlarm(scope, "ContactCrashes", topic, {
		metric: contact.metricErrors(sum),
		threshold: 1,
		isEvent: true,
		impact:
			"The contact form said that the message could not be sent; the message may still have been stored.",
		action:
			"Read the log of Contact: for a timeout, the last line before it shows how far it came; for a crash, it has the error. Roll back if this began with a deployment.",
	});
	addAlarm(scope, "NewsCrashes", topic, {
		metric: feeds.metricErrors(sum),
		threshold: 3,
		impact:
			"The news page shows the articles cached by the browser, or a Try again button.",
		action: "Read the log of Feeds. Roll back if this began with a deployment.",
	});
	addAlarm(scope, "SchedulesCrash", topic, {
		metric: new MathExpression({
			// A metric without data in a period would leave the whole sum without data.
			expression: sumOf("resend", "refresh"),
			label: "Failed runs of ContactResend and FeedsRefresh",
			period: Duration.minutes(15),
			usingMetrics: {
				resend: contactResend.metricErrors(sum),
				refresh: feedsRefresh.metricErrors(sum),
			},
		}),
		threshold: 3,
		impact:
			"Nothing yet; messages that SES refused stay unread, and the news goes stale.",
		action:
			"Read the logs of ContactResend and FeedsRefresh. Roll back if this began with a deployment.",
	});
	const throttles = Object.fromEntries(
		functions.all.map((fn) => [
			// CloudWatch accepts no other first letter in the id of a metric.
			fn.node.id.toLowerCase(),
			fn.metricThrottles(sum),
		]),
	);
	addAlarm(scope, "FunctionsThrottled", topic, {
		metric: new MathExpression({
			expression: sumOf(...Object.keys(throttles)),
			label: "Throttled invocations of all functions",
			period,
			usingMetrics: throttles,
		}),
		threshold: 1,
		impact: "For some, the form or the news fails although nothing is broken.",
		action:
			"Check the dashboard: for a flood, lower the stage's throttle and enable its firewall; for success, raise reservedConcurrency.",
	});
}
