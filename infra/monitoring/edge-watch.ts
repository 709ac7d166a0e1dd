import { Duration } from "aws-cdk-lib";
import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import type { ICertificate } from "aws-cdk-lib/aws-certificatemanager";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { addAlarm, fiveMinutes } from "./alarm.ts";
import { edgeMetric } from "./metrics.ts";
import { PageLog } from "./page-log.ts";

type EdgeWatchProps = {
	readonly stage: StageConfig;
	readonly distributionId: string;
	readonly certificate: ICertificate | undefined;
};

/**
 * Alarms on CloudFront, the page log and the budget. CloudFront reports its metrics to us-east-1 only, and an
 * alarm must be in the region of its metrics.
 */
export class EdgeWatch extends Construct {
	constructor(
		scope: Construct,
		id: string,
		topic: ITopic,
		{ stage, distributionId, certificate }: EdgeWatchProps,
	) {
		super(scope, id);
		const rate = (metricName: string) =>
			edgeMetric(distributionId, metricName, {
				statistic: "Average",
				period: fiveMinutes,
			});
		addAlarm(this, "SiteErrors", topic, {
			metric: rate("5xxErrorRate"),
			threshold: 1,
			periods: 2,
			impact: "One request in a hundred or more gets an error page.",
			action:
				"Check the dashboard for whether the API or S3 is failing; if a deployment has just ended, roll it back.",
		});
		addAlarm(this, "PagesMissing", topic, {
			metric: rate("4xxErrorRate"),
			threshold: 50,
			periods: 3,
			impact:
				"Half of all requests end at Page Not Found, perhaps for pages that do exist.",
			action:
				"Open the home page; if it is missing too, run npm run publish -- --stage <stage>. If it is there, it is a scanner and you need not do anything.",
		});
		const { alarmAddress, budgetUsd, logDays, pageLog } = stage;
		if (pageLog) new PageLog(this, "PageLog", { distributionId, logDays });
		if (certificate) this.watchCertificate(topic, certificate);
		if (budgetUsd !== undefined && alarmAddress) {
			addBudget(this, budgetUsd, alarmAddress);
		}
	}

	private watchCertificate(topic: ITopic, certificate: ICertificate): void {
		addAlarm(this, "CertificateExpiry", topic, {
			metric: certificate.metricDaysToExpiry({
				period: Duration.days(1),
				statistic: "Minimum",
			}),
			threshold: 30,
			breaches: "below",
			impact:
				"Nothing yet; within 30 days browsers will refuse to open the site.",
			action:
				"Check in Certificate Manager (us-east-1) why the renewal is pending: usually its DNS record was removed.",
		});
	}
}

function addBudget(scope: Construct, limitUsd: number, address: string): void {
	const noticeAt = (threshold: number) => ({
		notification: {
			notificationType: "ACTUAL",
			comparisonOperator: "GREATER_THAN",
			threshold,
		},
		subscribers: [{ subscriptionType: "EMAIL", address }],
	});
	new CfnBudget(scope, "Budget", {
		budget: {
			budgetType: "COST",
			timeUnit: "MONTHLY",
			budgetLimit: { amount: limitUsd, unit: "USD" },
		},
		notificationsWithSubscribers: [noticeAt(80), noticeAt(100)],
	});
}
