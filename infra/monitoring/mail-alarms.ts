import { Duration } from "aws-cdk-lib";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";
import { type MetricName, metricNames } from "#content/operations.ts";
import type { Functions } from "#infra/constructs/functions.ts";
import { addAlarm, fiveMinutes } from "./alarm.ts";
import { functionMetric, runsOf } from "./metrics.ts";

/** Adds the alarms on the path from the contact form to the mailbox. */
export function addMailAlarms(
	scope: Construct,
	topic: ITopic,
	{ contactBounced, contactResend }: Functions,
): void {
	const metric = (name: MetricName, statistic: string, period: Duration) =>
		functionMetric(scope, "contact", name, { statistic, period });

	addAlarm(scope, "MessagesNotStored", topic, {
		metric: metric(metricNames.messagesNotStored, "Sum", fiveMinutes),
		threshold: 1,
		isEvent: true,
		impact:
			"Somebody wrote to us and was told that sending failed, and we may not have the message.",
		action:
			"Look for it with npm run messages -- list, then check the messages table: its status, and throttled or refused requests.",
	});
	addAlarm(scope, "MessagesWaiting", topic, {
		metric: metric(metricNames.oldestWaitingSeconds, "Maximum", fiveMinutes),
		// By then a message has been tried after about 1, 2, 4, 8 and 16 minutes.
		threshold: Duration.minutes(30).toSeconds(),
		impact:
			"Nothing, but a message has been waiting in the table for half an hour instead of being read.",
		action:
			"Find the error's name in the log of ContactResend; usually SES is still in its sandbox or the sender is not verified.",
	});
	addAlarm(scope, "MessagesGivenUp", topic, {
		metric: metric(metricNames.messagesGivenUp, "Sum", Duration.hours(1)),
		threshold: 1,
		isEvent: true,
		impact:
			"Somebody is waiting for a reply to a message that was never mailed.",
		action:
			"The message is in the table with state failed: read it there, reply to it, then find out why SES refused it for a day.",
	});
	addAlarm(scope, "ResendStopped", topic, {
		metric: runsOf(contactResend),
		threshold: 0,
		breaches: "below",
		isMissingDataBreaching: true,
		impact:
			"Nothing yet; any message that SES refuses once stays unread, and MessagesWaiting goes to OK, as this function reports its metric.",
		action:
			"Enable the schedule of ContactResend again (aws events enable-rule); a deployment does not notice that it is disabled.",
	});
	addAlarm(scope, "MessagesBounced", topic, {
		metric: metric(metricNames.messagesBounced, "Sum", fiveMinutes),
		threshold: 1,
		isEvent: true,
		impact:
			"Somebody may be waiting for a reply to a message whose mail our mailbox returned; or it arrived, and was answered by an automatic reply or marked as spam.",
		action:
			"Look for the message in the mailbox, and if it is not there read it with npm run messages -- list bounced and reply to it; then find out why it was returned: SES's own mail, sent at the same time, has the reason.",
	});
	addAlarm(scope, "BounceHandlerCrashes", topic, {
		// Not the function's errors: Lambda retries twice, and only then drops the event.
		metric: contactBounced.metric("AsyncEventsDropped", {
			period: fiveMinutes,
			statistic: "Sum",
		}),
		threshold: 1,
		isEvent: true,
		impact:
			"Somebody may be waiting for a reply to a message whose mail bounced, but the table says that it was sent.",
		action:
			"Find the message's reference (mail.tags.reference) in SES's own mail about the bounce, which is JSON, and reply by hand, then read the log of ContactBounced.",
	});
	addReputationAlarms(scope, topic);
}

// Above 10 % and 0.5 % AWS suspends an account's mail; below that it only asks.
function addReputationAlarms(scope: Construct, topic: ITopic): void {
	const reputation = (metricName: string) =>
		new Metric({
			namespace: "AWS/SES",
			metricName,
			period: Duration.hours(1),
			statistic: "Maximum",
		});
	addAlarm(scope, "MailBounces", topic, {
		metric: reputation("Reputation.BounceRate"),
		threshold: 0.05,
		impact: "Nothing yet; AWS will suspend our mail if this goes on.",
		action:
			"Contact mail goes only to ourselves: check that the mailbox of mail.to (infra/config.ts) exists and is not full.",
	});
	addAlarm(scope, "MailComplaints", topic, {
		metric: reputation("Reputation.ComplaintRate"),
		threshold: 0.001,
		impact: "Nothing yet; AWS will suspend our mail if this goes on.",
		action:
			"Somebody is marking our own contact mail as spam: find out who reads that mailbox.",
	});
}
