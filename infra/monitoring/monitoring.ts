import type { IDistribution } from "aws-cdk-lib/aws-cloudfront";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import type { Api } from "#infra/constructs/api.ts";
import type { Data } from "#infra/constructs/data.ts";
import type { Functions } from "#infra/constructs/functions.ts";
import { addApiAlarms } from "./api-alarms.ts";
import { OperatorDashboard } from "./dashboard.ts";
import { addMailAlarms } from "./mail-alarms.ts";
import { addNewsAlarms } from "./news-alarms.ts";
import { addTableAlarms } from "./table-alarms.ts";

export type MonitoringProps = {
	readonly topic: ITopic;
	readonly api: Api;
	readonly data: Data;
	readonly functions: Functions;
	readonly distribution: IDistribution;
};

/** The alarms on what visitors notice, and a dashboard with the metrics behind them. */
export class Monitoring extends Construct {
	constructor(scope: Construct, id: string, props: MonitoringProps) {
		super(scope, id);
		const { api, functions, topic } = props;
		addApiAlarms(this, topic, api, functions);
		addMailAlarms(this, topic, functions);
		addNewsAlarms(this, topic, functions);
		addTableAlarms(this, topic, props.data);
		new OperatorDashboard(this, "Dashboard", props);
	}
}
