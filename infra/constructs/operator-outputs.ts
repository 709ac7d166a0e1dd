import { CfnOutput } from "aws-cdk-lib";
import { Construct } from "constructs";
import type { Api } from "./api.ts";
import type { Data } from "./data.ts";
import type { Functions } from "./functions.ts";

export type OperatorOutputsProps = {
	readonly siteUrl: string;
	/** CloudFront's own host name of the site, which it keeps whatever its domain. */
	readonly cloudFrontName: string;
	/** Id of the CloudFront distribution. */
	readonly distributionId: string;
	readonly isProtected: boolean;
	readonly data: Data;
	readonly functions: Functions;
	readonly api: Api;
};

/** The names that RUNBOOK.md refers to, as stack outputs: `cdk deploy` prints them. */
export class OperatorOutputs extends Construct {
	constructor(scope: Construct, id: string, props: OperatorOutputsProps) {
		super(scope, id);
		const { api, data, functions } = props;
		const output = (name: string, value: string, description: string) => {
			const cfnOutput = new CfnOutput(this, name, { value, description });
			cfnOutput.overrideLogicalId(name);
		};
		output("Address", props.siteUrl, "Address of the site");
		output(
			"CloudFrontAddress",
			`https://${props.cloudFrontName}`,
			"CloudFront's own address of the site, which opens without its domain",
		);
		output(
			"DistributionId",
			props.distributionId,
			"The distribution to move a domain to (RUNBOOK.md, A region is gone)",
		);
		output(
			"MessagesTable",
			data.messages.tableName,
			"MESSAGES_TABLE for npm run messages",
		);
		output(
			"FeedsTable",
			data.feedCache.tableName,
			"FEEDS_TABLE for npm run feeds",
		);
		output(
			"ApiLog",
			api.logGroup.logGroupName,
			"Log group of the API's requests",
		);
		for (const fn of functions.all) {
			output(
				`${fn.node.id}Log`,
				fn.logGroup.logGroupName,
				`Log group of ${fn.node.id}`,
			);
		}
		const tables = data.tables.map(({ tableName }) => tableName).join(", ");
		output(
			"LeftByDestroy",
			props.isProtected
				? `Tables ${tables}; ${helperLogs}`
				: `A system backup of each table, made by DynamoDB and kept for 35 days: ${tables}; ${helperLogs}`,
			"What cdk destroy leaves behind on purpose (RUNBOOK.md)",
		);
	}
}

const helperLogs =
	"and log groups of the CDK's own helpers, /aws/lambda/<stack name>-Custom…";
