import { Duration } from "aws-cdk-lib";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";
import { type MetricName, metricNames } from "#content/operations.ts";
import type { Functions } from "#infra/constructs/functions.ts";
import { addAlarm, fiveMinutes } from "./alarm.ts";
import { functionMetric } from "./metrics.ts";

/** Alarms of the way from the contact form to the mailbox. */
export function addMailAlarms(
	scope: Construct,
	topic: ITopic,
	{ contactBounced, contactResend }: Functions,
): void {
	const figure = (name: MetricName, statistic: string, period: Duration) =>
		functionMetric(scope, "contact", name, { statistic, period });

	addAlarm(scope, "MessagesNotStored", topic, {
		metric: figure(metricNames.messagesNotStored, "Sum", fiveMinutes),
		threshold: 1,
		impact:
			"Somebody wrote to us, read that it failed, and we do not have the message.",
		action:
			"Look at the table of messages: its state, and throttled or refused requests.",
	});
	addAlarm(scope, "MessagesWaiting", topic, {
		metric: figure(metricNames.oldestWaitingSeconds, "Maximum", fiveMinutes),
		// By then a message has been tried after about 1, 2, 4, 8 and 16 minutes.
		threshold: Duration.minutes(30).toSeconds(),
		impact:
			"Nothing, but a message waits in the table for half an hour instead of being read.",
		action:
			"Read the error's name in the log of ContactResend; most often SES is still in its sandbox or the sender is not verified.",
	});
	addAlarm(scope, "MessagesGivenUp", topic, {
		metric: figure(metricNames.messagesGivenUp, "Sum", Duration.hours(1)),
		threshold: 1,
		impact: "They wait for an answer to a message that was never mailed.",
		action:
			"The message is in the table with state failed: read it there, answer it, then find out why SES refused it for a day.",
	});
	addAlarm(scope, "ResendStopped", topic, {
		metric: contactResend.metricInvocations({
			period: Duration.minutes(15),
			statistic: "Sum",
		}),
		threshold: 0,
		breaches: "below",
		isMissingDataBreaching: true,
		impact: "Nothing yet; a message that SES refuses once would stay unread.",
		action:
			"Enable the schedule of ContactResend again (aws events enable-rule); a deployment does not notice that it is disabled.",
	});
	addAlarm(scope, "MessagesBounced", topic, {
		metric: figure(metricNames.messagesBounced, "Sum", fiveMinutes),
		threshold: 1,
		impact:
			"They wait for an answer to a message that was mailed and never reached our mailbox.",
		action:
			"Read the message with npm run messages -- list bounced and answer it, then see why the reader's mailbox gave it back: SES's own mail of that minute has the reason.",
	});
	addAlarm(scope, "BounceHandlerCrashes", topic, {
		// Not its errors: Lambda itself tries again twice, and drops the event only then.
		metric: contactBounced.metric("AsyncEventsDropped", {
			period: fiveMinutes,
			statistic: "Sum",
		}),
		threshold: 1,
		impact:
			"They wait for an answer to a message whose mail came back, and the table says that it was sent.",
		action:
			"Look for the message's reference in SES's own mail about the bounce and answer it by hand, then read the log of ContactBounced.",
	});
	addReputationAlarms(scope, topic);
}

// Above 10 % and 0.5 % AWS stops an account's mail; below these it only asks.
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
		impact: "Nothing yet; AWS stops our mail if this goes on.",
		action:
			"The contact mail goes to ourselves only: check that the mailbox of MAIL_TO exists and is not full.",
	});
	addAlarm(scope, "MailComplaints", topic, {
		metric: reputation("Reputation.ComplaintRate"),
		threshold: 0.001,
		impact: "Nothing yet; AWS stops our mail if this goes on.",
		action:
			"Somebody marks our own contact mail as spam: find out who reads that mailbox.",
	});
}
