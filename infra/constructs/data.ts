import { RemovalPolicy } from "aws-cdk-lib";
import {
	AttributeType,
	Billing,
	StreamViewType,
	type TablePropsV2,
	TableV2,
} from "aws-cdk-lib/aws-dynamodb";
import { Construct } from "constructs";

export type DataProps = {
	/** The tables survive the deletion of the stack and are protected against deletion by mistake. */
	readonly isProtected: boolean;
	/**
	 * Nothing is deployed yet. If a first deployment fails, CloudFormation must be able to remove everything,
	 * which deletion protection would prevent; the next deployment switches it on.
	 */
	readonly isFirstDeployment: boolean;
	/** Region to which messages are replicated as they arrive; erasing one erases the replica too. */
	readonly standbyRegion?: string | undefined;
};

/** How far back a table can be restored, in days. */
const restorableDays = {
	/** DynamoDB's maximum. */
	messages: 35,
	/** One day: a backup must not keep hashed addresses much longer than the table does. */
	others: 1,
};

/**
 * The three tables. tests/infra pins their logical ids: a new id would mean a new, empty table. Only messages
 * cannot be recreated; counters and cached feeds fill up again by themselves.
 */
export class Data extends Construct {
	readonly messages: TableV2;
	readonly rateLimits: TableV2;
	readonly feedCache: TableV2;

	constructor(scope: Construct, id: string, props: DataProps) {
		super(scope, id);
		const table = (
			id: string,
			keyName: string,
			recoveryPeriodInDays: number,
			options: Partial<TablePropsV2> = {},
		) =>
			new TableV2(this, id, {
				partitionKey: { name: keyName, type: AttributeType.STRING },
				timeToLiveAttribute: "expiresAt",
				billing: Billing.onDemand(),
				pointInTimeRecoverySpecification: {
					pointInTimeRecoveryEnabled: true,
					recoveryPeriodInDays,
				},
				deletionProtection: props.isProtected && !props.isFirstDeployment,
				// Retained, except those that a failed first deployment has created: they are empty and nobody
				// would miss them.
				removalPolicy: props.isProtected
					? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE
					: RemovalPolicy.DESTROY,
				...options,
			});
		this.messages = table("Messages", "id", restorableDays.messages, {
			// A replica needs the stream, and one update may not both start it and add the replica. Unread, it costs nothing.
			dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
			...(props.standbyRegion && {
				replicas: [{ region: props.standbyRegion }],
			}),
			globalSecondaryIndexes: [
				{
					indexName: "byState",
					partitionKey: { name: "state", type: AttributeType.STRING },
					sortKey: { name: "nextAttemptAt", type: AttributeType.NUMBER },
				},
			],
		});
		this.rateLimits = table("RateLimits", "key", restorableDays.others);
		this.feedCache = table("FeedCache", "url", restorableDays.others);
	}

	/** All tables, for what applies to each. */
	get tables(): readonly TableV2[] {
		return [this.messages, this.rateLimits, this.feedCache];
	}
}
