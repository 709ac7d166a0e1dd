import {
	DeleteCommand,
	DynamoDBDocumentClient,
	GetCommand,
	PutCommand,
	paginateQuery,
	paginateScan,
} from "@aws-sdk/lib-dynamodb";
import { unmailedStates } from "#functions/contact/message.ts";
import { connect, tableNames } from "./tables.ts";

const TableName = tableNames.messages;

/**
 * Brings the index of the local messages table in line with its rows. dynalite writes the index
 * first and then the row; if killed in between, it leaves a message that the schedule never finds,
 * or finds for ever. DynamoDB itself writes both together.
 * @param url the local store, before anything else uses it
 */
export async function repairIndex(url: string): Promise<void> {
	const client = DynamoDBDocumentClient.from(connect(url));
	for (const state of unmailedStates) {
		const entries = paginateQuery(
			{ client },
			{
				TableName,
				IndexName: "byState",
				KeyConditionExpression: "#state = :state",
				ExpressionAttributeNames: { "#state": "state" },
				ExpressionAttributeValues: { ":state": state },
			},
		);
		for await (const { Items = [] } of entries) {
			for (const entry of Items) await repairEntry(client, entry);
		}
	}
	for await (const { Items = [] } of paginateScan({ client }, { TableName })) {
		for (const row of Items) {
			// Writing the row again creates its entry.
			if (row.nextAttemptAt !== undefined) await putRow(client, row);
		}
	}
	client.destroy();
}

type Item = Record<string, unknown>;

// dynalite removes an entry when its row changes, so the matching row is restored for a moment.
async function repairEntry(
	client: DynamoDBDocumentClient,
	entry: Item,
): Promise<void> {
	const Key = { id: entry.id };
	const get = new GetCommand({ TableName, Key, ConsistentRead: true });
	const { Item: row } = await client.send(get);
	const { state, nextAttemptAt } = row ?? {};
	if (state === entry.state && nextAttemptAt === entry.nextAttemptAt) return;
	await putRow(client, entry);
	if (row) await putRow(client, row);
	else await client.send(new DeleteCommand({ TableName, Key }));
}

async function putRow(
	client: DynamoDBDocumentClient,
	Item: Item,
): Promise<void> {
	await client.send(new PutCommand({ TableName, Item }));
}
