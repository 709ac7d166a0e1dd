import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import type { Table } from "./write.ts";

/**
 * Opens a table beside the one that is in use, with the credentials at hand.
 * @param region where it is; the shell's own region without it
 */
export function openTable(name: string, region?: string): Table {
	const client = new DynamoDBClient(region ? { region } : {});
	return {
		client: DynamoDBDocumentClient.from(client, {
			// As clients.ts: a number beyond JavaScript's range must not make a row unreadable.
			unmarshallOptions: { wrapNumbers: Number },
		}),
		name,
	};
}
