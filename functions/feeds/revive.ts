import {
	ConditionalCheckFailedException,
	DeleteItemCommand,
	type DynamoDBClient,
} from "@aws-sdk/client-dynamodb";
import { allowedUrls, sourceName } from "./read-items.ts";

/**
 * Makes the relay ask a source again that has ended (410), by deleting everything stored about it,
 * so that it starts like a new source. A source that has not ended is left alone.
 * @param nameOrUrl its name in any letter case, or its address
 * @returns what happened, for the operator
 * @throws an Error if no source has this name
 */
export async function reviveSource(
	client: DynamoDBClient,
	table: string,
	nameOrUrl: string,
): Promise<string> {
	const names = [...allowedUrls].map(sourceName);
	const url = [...allowedUrls].find(
		(candidate) =>
			candidate === nameOrUrl ||
			sourceName(candidate).toLowerCase() === nameOrUrl.trim().toLowerCase(),
	);
	if (url === undefined) {
		throw new Error(
			`No source is called "${nameOrUrl}". The sources are: ${names.join(", ")}.`,
		);
	}
	const name = sourceName(url);
	try {
		await client.send(
			new DeleteItemCommand({
				TableName: table,
				Key: { url: { S: url } },
				ConditionExpression: "ended = :gone",
				ExpressionAttributeValues: { ":gone": { S: "gone" } },
			}),
		);
		return `${name} will be requested again within four minutes.`;
	} catch (error) {
		if (!(error instanceof ConditionalCheckFailedException)) throw error;
		return `${name} has not ended: it is requested like every other source.`;
	}
}
