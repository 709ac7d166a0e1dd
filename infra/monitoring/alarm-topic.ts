import { Stack } from "aws-cdk-lib";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Construct } from "constructs";

/**
 * Creates a topic for alarms. If there is an address, SNS mails each alarm to it, once the subscription is
 * confirmed.
 */
export function alarmTopic(
	scope: Construct,
	id: string,
	address: string | undefined,
): Topic {
	const topic = new Topic(scope, id, { enforceSSL: true });
	// Our own policy (TLS only) replaces SNS's default policy, which allowed alarms to publish.
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
