import {
	DeleteCommand,
	type DynamoDBDocumentClient,
	PutCommand,
	type PutCommandInput,
	UpdateCommand,
	type UpdateCommandInput,
} from "@aws-sdk/lib-dynamodb";

export type Table = { client: DynamoDBDocumentClient; name: string };

/** Inputs that these functions set themselves. */
type SetHere = "TableName" | "ReturnConsumedCapacity";

/** Thrown when a response claims success but lacks what only the service itself could have put into it. */
export class UnexpectedResponseError extends Error {
	override name = "UnexpectedResponseError";
}

/** Puts an item. @returns false if its condition does not hold */
export async function put(
	{ client, name }: Table,
	input: Omit<PutCommandInput, SetHere>,
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

/** Updates an item. @returns the attributes requested with ReturnValues; null if the condition does not hold */
export async function update(
	{ client, name }: Table,
	input: Omit<UpdateCommandInput, SetHere>,
): Promise<Record<string, unknown> | null> {
	const command = new UpdateCommand({
		...input,
		TableName: name,
		ReturnConsumedCapacity: "TOTAL",
	});
	const response = await unlessConditionFails(name, () => client.send(command));
	return response && (response.Attributes ?? {});
}

/** Deletes an item, if there is one. */
export async function remove(
	{ client, name }: Table,
	id: string,
): Promise<void> {
	const command = new DeleteCommand({
		TableName: name,
		Key: { id },
		ReturnConsumedCapacity: "TOTAL",
	});
	await unlessConditionFails(name, () => client.send(command));
}

type WriteResponse = {
	Attributes?: Record<string, unknown> | undefined;
	ConsumedCapacity?:
		| { TableName?: string | undefined; CapacityUnits?: number | undefined }
		| undefined;
};

/*
 * Status 200 proves nothing: a proxy or web filter in between may send it too, and the SDK treats
 * an empty body as success. Only DynamoDB knows the capacity a write consumed, and on which table;
 * it is part of the response, whereas reading the item back would take another call.
 */
async function unlessConditionFails(
	tableName: string,
	send: () => Promise<WriteResponse>,
): Promise<WriteResponse | null> {
	try {
		const response = await send();
		const { TableName, CapacityUnits = 0 } = response.ConsumedCapacity ?? {};
		if (TableName !== tableName || !(CapacityUnits > 0)) {
			throw new UnexpectedResponseError("no consumed capacity");
		}
		return response;
	} catch (error) {
		if (isConditionFailure(error)) return null;
		throw error;
	}
}

/** Returns whether DynamoDB rejected a write because its condition did not hold. */
function isConditionFailure(error: unknown): boolean {
	return (
		error instanceof Error && error.name === "ConditionalCheckFailedException"
	);
}
