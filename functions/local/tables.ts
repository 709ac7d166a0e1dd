import {
	CreateTableCommand,
	type CreateTableCommandInput,
	DynamoDBClient,
	ListTablesCommand,
} from "@aws-sdk/client-dynamodb";

/** Names of the local tables; on AWS the stack generates them. */
export const tableNames = {
	messages: "local-messages",
	rateLimits: "local-rate-limits",
	feeds: "local-feeds",
} as const;

// As infra/constructs/data.ts; tests/functions/local/store.test.ts compares the two.
const definitions: CreateTableCommandInput[] = [
	{
		...table(tableNames.messages, "id", [
			{ AttributeName: "state", AttributeType: "S" },
			{ AttributeName: "nextAttemptAt", AttributeType: "N" },
		]),
		GlobalSecondaryIndexes: [
			{
				IndexName: "byState",
				KeySchema: [
					{ AttributeName: "state", KeyType: "HASH" },
					{ AttributeName: "nextAttemptAt", KeyType: "RANGE" },
				],
				Projection: { ProjectionType: "ALL" },
			},
		],
	},
	table(tableNames.rateLimits, "key"),
	table(tableNames.feeds, "url"),
];

/** Creates a client of the local store. */
export function connect(url: string): DynamoDBClient {
	return new DynamoDBClient({
		endpoint: url,
		region: "local",
		credentials: { accessKeyId: "local", secretAccessKey: "local" },
	});
}

/** Creates the tables that do not exist yet in the local store. */
export async function createTables(url: string): Promise<void> {
	process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
	const client = connect(url);
	const { TableNames = [] } = await client.send(new ListTablesCommand());
	for (const definition of definitions) {
		if (TableNames.includes(definition.TableName ?? "")) continue;
		await client.send(new CreateTableCommand(definition));
	}
	client.destroy();
}

function table(
	TableName: string,
	key: string,
	indexed: CreateTableCommandInput["AttributeDefinitions"] = [],
): CreateTableCommandInput {
	return {
		TableName,
		BillingMode: "PAY_PER_REQUEST",
		AttributeDefinitions: [
			{ AttributeName: key, AttributeType: "S" },
			...indexed,
		],
		KeySchema: [{ AttributeName: key, KeyType: "HASH" }],
	};
}
