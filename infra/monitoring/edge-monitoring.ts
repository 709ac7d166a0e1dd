import { Duration } from "aws-cdk-lib";
import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import type { ICertificate } from "aws-cdk-lib/aws-certificatemanager";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { CfnHealthCheck } from "aws-cdk-lib/aws-route53";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { addAlarm, fiveMinutes } from "./alarm.ts";
import { edgeMetric } from "./metrics.ts";
import { PageLog } from "./page-log.ts";

type EdgeMonitoringProps = {
	readonly topic: ITopic;
	readonly stage: StageConfig;
	readonly distributionId: string;
	readonly certificate: ICertificate | undefined;
};

/**
 * Alarms on CloudFront, the page log and the budget. CloudFront reports its metrics to us-east-1 only, and an
 * alarm must be in the region of its metrics.
 */
export class EdgeMonitoring extends Construct {
	constructor(scope: Construct, id: string, props: EdgeMonitoringProps) {
		super(scope, id);
		const { certificate, distributionId, stage, topic } = props;
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
				"Check the dashboard for whether the API is failing; if a deployment has just ended, roll it back.",
		});
		const { alarmAddress, budgetUsd, domain, logDays, pageLog } = stage;
		// A standby does not have the name: its original checks it.
		if (domain && !stage.isStandby) this.checkHomePage(topic, domain.name);
		if (pageLog) new PageLog(this, "PageLog", { distributionId, logDays });
		if (certificate) this.watchCertificate(topic, certificate);
		if (budgetUsd !== undefined && alarmAddress) {
			addBudget(this, budgetUsd, alarmAddress);
		}
	}

	/**
	 * Watches what visitors get rather than CloudFront's rate of 404s, most of which scanners cause, and which is
	 * low while the pages are missing on a site with few visitors and many open tabs.
	 */
	private checkHomePage(topic: ITopic, name: string): void {
		const check = new CfnHealthCheck(this, "HomePage", {
			healthCheckConfig: {
				type: "HTTPS",
				fullyQualifiedDomainName: name,
				port: 443,
				resourcePath: "/",
				requestInterval: 30,
				failureThreshold: 3,
				// The fewest that Route 53 accepts: each region adds some 150,000 requests a month.
				regions: ["us-east-1", "eu-west-1", "ap-southeast-2"],
			},
		});
		addAlarm(this, "PagesMissing", topic, {
			metric: new Metric({
				namespace: "AWS/Route53",
				metricName: "HealthCheckStatus",
				dimensionsMap: { HealthCheckId: check.attrHealthCheckId },
				// 1 while the page is there: not once in five minutes.
				statistic: "Maximum",
				period: fiveMinutes,
			}),
			threshold: 0,
			breaches: "below",
			impact:
				"The home page is missing, and the other pages probably are, too.",
			action:
				"Open the site. If pages are missing, run npm run publish -- --stage <stage>; if its name is not found, look for its records in the zone.",
		});
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
