import type { IDistribution } from "aws-cdk-lib/aws-cloudfront";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import { addApiAlarms } from "./alarms/api-alarms.ts";
import { addMailAlarms } from "./alarms/mail-alarms.ts";
import { addNewsAlarms } from "./alarms/news-alarms.ts";
import type { Api } from "./api.ts";
import type { Data } from "./data.ts";
import type { Functions } from "./functions.ts";
import { OperatorDashboard } from "./operator-dashboard.ts";

export type MonitoringProps = {
	readonly topic: ITopic;
	readonly api: Api;
	readonly data: Data;
	readonly functions: Functions;
	readonly distribution: IDistribution;
};

/** The alarms of what visitors feel, and one screen with the figures behind them. */
export class Monitoring extends Construct {
	constructor(scope: Construct, id: string, props: MonitoringProps) {
		super(scope, id);
		const { api, functions, topic } = props;
		addApiAlarms(this, topic, api, functions);
		addMailAlarms(this, topic, functions);
		addNewsAlarms(this, topic, functions);
		new OperatorDashboard(this, "Dashboard", props);
	}
}
