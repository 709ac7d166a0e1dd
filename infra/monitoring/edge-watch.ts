import { Duration } from "aws-cdk-lib";
import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import type { ICertificate } from "aws-cdk-lib/aws-certificatemanager";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import { addAlarm, fiveMinutes } from "./alarm.ts";
import { edgeMetric } from "./metrics.ts";
import { PageLog } from "./page-log.ts";

export type EdgeWatchProps = {
	readonly distributionId: string;
	readonly certificate?: ICertificate | undefined;
	/** Where the budget writes to. */
	readonly alarmAddress?: string | undefined;
	readonly budgetUsd?: number | undefined;
	/** How long the access log of pages is kept; without it there is none. */
	readonly pageLogDays?: number | undefined;
};

/** CloudFront reports its figures to us-east-1 only, and an alarm must live beside its figures. */
export class EdgeWatch extends Construct {
	constructor(
		scope: Construct,
		id: string,
		topic: ITopic,
		props: EdgeWatchProps,
	) {
		super(scope, id);
		const rate = (metricName: string) =>
			edgeMetric(props.distributionId, metricName, {
				statistic: "Average",
				period: fiveMinutes,
			});
		addAlarm(this, "SiteErrors", topic, {
			metric: rate("5xxErrorRate"),
			threshold: 1,
			periods: 2,
			impact: "One request in a hundred or more gets an error page.",
			action:
				"See in the dashboard whether the API or S3 fails; if a deployment has just ended, roll it back.",
		});
		addAlarm(this, "PagesMissing", topic, {
			metric: rate("4xxErrorRate"),
			threshold: 50,
			periods: 3,
			impact:
				"Half of all requests end at Page Not Found, perhaps for pages that do exist.",
			action:
				"Open the home page; if it is missing too, npm run publish. If it is there, a scanner is at work and nothing is to be done.",
		});
		if (props.pageLogDays !== undefined) {
			new PageLog(this, "PageLog", {
				distributionId: props.distributionId,
				logDays: props.pageLogDays,
			});
		}
		if (props.certificate) this.watchCertificate(topic, props.certificate);
		if (props.budgetUsd !== undefined && props.alarmAddress) {
			addBudget(this, props.budgetUsd, props.alarmAddress);
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
				"Nothing yet; in less than 30 days browsers will refuse the site.",
			action:
				"Look in Certificate Manager (us-east-1) why the renewal waits: most often its DNS record was removed.",
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
