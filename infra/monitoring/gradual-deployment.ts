import { Duration } from "aws-cdk-lib";
import { MathExpression } from "aws-cdk-lib/aws-cloudwatch";
import {
	LambdaDeploymentConfig,
	LambdaDeploymentGroup,
} from "aws-cdk-lib/aws-codedeploy";
import type { Alias } from "aws-cdk-lib/aws-lambda";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import { metricNames } from "#content/operations.ts";
import { acknowledge } from "#infra/constructs/acknowledge.ts";
import { addAlarm, sumOf } from "./alarm.ts";
import { functionMetric } from "./metrics.ts";

type GradualDeploymentProps = {
	readonly topic: ITopic;
	/** The alias that visitors reach Contact through. */
	readonly alias: Alias;
};

/**
 * Sends a tenth of the visitors to a new version of the contact function for five minutes. If its alarm goes
 * off, all visitors return to the previous version and CloudFormation rolls the deployment back.
 */
export class GradualDeployment extends Construct {
	constructor(
		scope: Construct,
		id: string,
		{ alias, topic }: GradualDeploymentProps,
	) {
		super(scope, id);
		const period = Duration.minutes(1);
		const sum = { period, statistic: "Sum" };
		const alarm = addAlarm(this, "ContactFails", topic, {
			metric: new MathExpression({
				expression: sumOf("crashes", "refused"),
				label: "Crashes of Contact, and messages it did not store",
				period,
				usingMetrics: {
					crashes: alias.metricErrors(sum),
					refused: functionMetric(
						this,
						"contact",
						metricNames.messagesNotStored,
						sum,
					),
				},
			}),
			threshold: 1,
			// The metrics of a minute arrive up to two minutes later, and until then FILL counts 0: an alarm
			// on the latest minute alone would never go off.
			outOf: 3,
			impact: "One in ten is told that the message could not be sent.",
			action:
				"If a deployment is running, do nothing: it is being rolled back. Otherwise read the log of Contact; a repair needs gradualContact: false while this alarm is on.",
		});
		const group = new LambdaDeploymentGroup(this, "Group", {
			alias,
			deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
			alarms: [alarm],
		});
		if (group.role) {
			acknowledge(group.role, {
				"AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]":
					"AWS's own policy for exactly this purpose: shifting an alias between two versions.",
			});
		}
	}
}
