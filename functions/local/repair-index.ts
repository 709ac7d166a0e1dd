import { paginateQuery, paginateScan } from "@aws-sdk/lib-dynamodb";
import { unmailedStates } from "#functions/contact/message.ts";
import {
	type Attributes,
	documentsOf,
	get,
	put,
	remove,
	type Table,
} from "#functions/shared/table.ts";
import { connect, tableNames } from "./tables.ts";

/**
 * Brings the index of the local messages table in line with its rows. dynalite writes the index
 * first and then the row; if killed in between, it leaves a message that the schedule never finds,
 * or finds for ever. DynamoDB itself writes both together.
 * @param url the local store, before anything else uses it
 */
export async function repairIndex(url: string): Promise<void> {
	const connection = connect(url);
	const client = documentsOf(connection);
	const table = { client, name: tableNames.messages };
	for (const state of unmailedStates) {
		const entries = paginateQuery(
			{ client },
			{
				TableName: table.name,
				IndexName: "byState",
				KeyConditionExpression: "#state = :state",
				ExpressionAttributeNames: { "#state": "state" },
				ExpressionAttributeValues: { ":state": state },
			},
		);
		for await (const { Items = [] } of entries) {
			for (const entry of Items) await repairEntry(table, entry);
		}
	}
	for await (const { Items = [] } of paginateScan(
		{ client },
		{ TableName: table.name },
	)) {
		for (const row of Items) {
			// Writing the row again creates its entry.
			if (row.nextAttemptAt !== undefined) await put(table, row);
		}
	}
	connection.destroy();
}

// dynalite removes an entry when its row changes, so the matching row is restored for a moment.
async function repairEntry(table: Table, entry: Attributes): Promise<void> {
	const key = { id: entry.id };
	const row = await get(table, key);
	if (
		row?.state === entry.state &&
		row?.nextAttemptAt === entry.nextAttemptAt
	) {
		return;
	}
	await put(table, entry);
	if (row) await put(table, row);
	else await remove(table, key);
}
