import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import type { Table } from "./write.ts";

/**
 * Opens a table other than the one in use, with the current credentials.
 * @param region the table's region; the shell's own region if omitted
 */
export function openTable(name: string, region?: string): Table {
	const client = new DynamoDBClient(region ? { region } : {});
	return {
		client: DynamoDBDocumentClient.from(client, {
			// As in clients.ts: a number outside JavaScript's range must not make a row unreadable.
			unmarshallOptions: { wrapNumbers: Number },
		}),
		name,
	};
}
