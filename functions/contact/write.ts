import {
	type DynamoDBDocumentClient,
	PutCommand,
	type PutCommandInput,
	UpdateCommand,
	type UpdateCommandInput,
} from "@aws-sdk/lib-dynamodb";

export type MessageTable = { client: DynamoDBDocumentClient; name: string };

type Ours = "TableName" | "ReturnConsumedCapacity";

/** An answer that claims success without what only DynamoDB could have said. */
export class UnprovenError extends Error {
	override name = "UnprovenError";
}

/** Puts an item. @returns false where its condition does not hold */
export async function put(
	{ client, name }: MessageTable,
	input: Omit<PutCommandInput, Ours>,
): Promise<boolean> {
	const command = new PutCommand({
		...input,
		TableName: name,
		ReturnConsumedCapacity: "TOTAL",
	});
	return (
		(await unlessConditionFails(name, () => client.send(command))) !== null
	);
}

/** Changes an item. @returns the attributes asked for with ReturnValues; null where the condition does not hold */
export async function update(
	{ client, name }: MessageTable,
	input: Omit<UpdateCommandInput, Ours>,
): Promise<Record<string, unknown> | null> {
	const command = new UpdateCommand({
		...input,
		TableName: name,
		ReturnConsumedCapacity: "TOTAL",
	});
	const answer = await unlessConditionFails(name, () => client.send(command));
	return answer && (answer.Attributes ?? {});
}

type WriteAnswer = {
	Attributes?: Record<string, unknown> | undefined;
	ConsumedCapacity?:
		| { TableName?: string | undefined; CapacityUnits?: number | undefined }
		| undefined;
};

/*
 * The status 200 proves nothing: a proxy or web filter on the way answers so too, and the
 * SDK reads an empty body as success. What a write has cost, on which table, is said by
 * who did it; it comes with the answer, where reading the item back would be another call.
 */
async function unlessConditionFails(
	tableName: string,
	send: () => Promise<WriteAnswer>,
): Promise<WriteAnswer | null> {
	try {
		const answer = await send();
		const { TableName, CapacityUnits = 0 } = answer.ConsumedCapacity ?? {};
		if (TableName !== tableName || !(CapacityUnits > 0)) {
			throw new UnprovenError("the answer does not say what was written");
		}
		return answer;
	} catch (error) {
		if (isConditionFailure(error)) return null;
		throw error;
	}
}

/** Whether DynamoDB refused a write because its condition did not hold. */
export function isConditionFailure(error: unknown): boolean {
	return (
		error instanceof Error && error.name === "ConditionalCheckFailedException"
	);
}
