import { Stack } from "aws-cdk-lib";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Construct } from "constructs";

/** A topic that alarms write to; with an address, it mails each of them (after that address has agreed). */
export function alarmTopic(
	scope: Construct,
	id: string,
	address: string | undefined,
): Topic {
	const topic = new Topic(scope, id, { enforceSSL: true });
	// A policy of our own (TLS only) replaces SNS's default one, which let alarms in.
	topic.addToResourcePolicy(
		new PolicyStatement({
			actions: ["sns:Publish"],
			principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
			resources: [topic.topicArn],
			conditions: {
				StringEquals: { "aws:SourceAccount": Stack.of(scope).account },
			},
		}),
	);
	if (address) topic.addSubscription(new EmailSubscription(address));
	return topic;
}
