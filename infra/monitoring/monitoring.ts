import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import { addApiAlarms } from "./api-alarms.ts";
import { OperatorDashboard, type OperatorDashboardProps } from "./dashboard.ts";
import { addMailAlarms } from "./mail-alarms.ts";
import { addNewsAlarms } from "./news-alarms.ts";
import { addTableAlarms } from "./table-alarms.ts";

export type MonitoringProps = OperatorDashboardProps & {
	readonly topic: ITopic;
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
