import { RemovalPolicy } from "aws-cdk-lib";
import { AttributeType, Billing, TableV2 } from "aws-cdk-lib/aws-dynamodb";
import { Construct } from "constructs";
import { acknowledge } from "./acknowledge.ts";

export type DataProps = {
	/** Messages survive the stack, and nobody deletes them by mistake. */
	readonly isProtected: boolean;
};

/**
 * The three tables. tests/infra pins their logical ids: a new id is a new, empty table.
 * Only messages are worth keeping; counters and cached feeds make themselves again.
 */
export class Data extends Construct {
	readonly messages: TableV2;
	readonly rateLimits: TableV2;
	readonly feedCache: TableV2;

	constructor(scope: Construct, id: string, props: DataProps) {
		super(scope, id);
		this.messages = new TableV2(this, "Messages", {
			partitionKey: { name: "id", type: AttributeType.STRING },
			globalSecondaryIndexes: [
				{
					indexName: "byState",
					partitionKey: { name: "state", type: AttributeType.STRING },
					sortKey: { name: "nextAttemptAt", type: AttributeType.NUMBER },
				},
			],
			timeToLiveAttribute: "expiresAt",
			billing: Billing.onDemand(),
			pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
			deletionProtection: props.isProtected,
			removalPolicy: props.isProtected
				? RemovalPolicy.RETAIN
				: RemovalPolicy.DESTROY,
		});
		this.rateLimits = this.ephemeralTable("RateLimits", "key");
		this.feedCache = this.ephemeralTable("FeedCache", "url");
	}

	private ephemeralTable(id: string, keyName: string): TableV2 {
		const table = new TableV2(this, id, {
			partitionKey: { name: keyName, type: AttributeType.STRING },
			timeToLiveAttribute: "expiresAt",
			billing: Billing.onDemand(),
			removalPolicy: RemovalPolicy.DESTROY,
		});
		acknowledge(table, {
			"AwsSolutions-DDB3":
				"Entries live for hours and make themselves again; there is nothing to restore.",
		});
		return table;
	}
}
