import {
	ConditionalCheckFailedException,
	type DynamoDBClient,
} from "@aws-sdk/client-dynamodb";
import {
	DeleteCommand,
	DynamoDBDocumentClient,
	GetCommand,
	PutCommand,
	type PutCommandOutput,
	UpdateCommand,
} from "@aws-sdk/lib-dynamodb";

export type Table = { client: DynamoDBDocumentClient; name: string };

/** A row, or a part of one, by the names of its attributes. */
export type Attributes = Record<string, unknown>;

/** What must hold for a write to happen, in DynamoDB's words. */
export type Condition = {
	condition?: string;
	/** The names that the condition refers to with a number sign: those that DynamoDB reserves, or that code does not choose. */
	names?: Record<string, string>;
	/** The values that it refers to with a colon. */
	values?: Attributes;
};

/** How an update changes a row. The condition can refer to each attribute in `set` or `add` as #name, and to its new value as :name. */
export type Change = Condition & {
	key: Attributes;
	set?: Attributes;
	/** Attributes that take over what another one contains. */
	copy?: Record<string, string>;
	/** What is added to numbers. */
	add?: Record<string, number>;
	remove?: readonly string[];
};

/** Thrown when a response claims success but lacks what only the service itself could have put into it. */
export class UnexpectedResponseError extends Error {
	override name = "UnexpectedResponseError";
}

/** Returns the client with which rows are plain objects. */
export function documentsOf(client: DynamoDBClient): DynamoDBDocumentClient {
	return DynamoDBDocumentClient.from(client, {
		// Otherwise a number outside JavaScript's range, in a row edited by hand, throws when it is read or written.
		marshallOptions: { allowImpreciseNumbers: true },
		unmarshallOptions: { wrapNumbers: Number },
	});
}

/** Reads a row as it is after all writes so far. @returns null if there is none */
export async function get(
	{ client, name }: Table,
	key: Attributes,
): Promise<Attributes | null> {
	const command = new GetCommand({
		TableName: name,
		Key: key,
		// An eventually consistent read may still show a row that has just been erased.
		ConsistentRead: true,
	});
	return (await client.send(command)).Item ?? null;
}

/** Puts a row. @returns false if the condition does not hold */
export async function put(
	{ client, name }: Table,
	row: Attributes,
	condition: Condition = {},
): Promise<boolean> {
	const command = new PutCommand({
		...writeTo(name),
		...conditionInput(condition),
		Item: row,
	});
	const send = () => client.send(command);
	return (await unlessConditionFails(name, send)) !== null;
}

/** Updates a row, or creates it. @returns false if the condition does not hold */
export async function update(table: Table, change: Change): Promise<boolean> {
	return (await sendUpdate(table, change, "NONE")) !== null;
}

/** Does the same. @returns the row as it is then; null if the condition does not hold */
export async function updateAndRead(
	table: Table,
	change: Change,
): Promise<Attributes | null> {
	const response = await sendUpdate(table, change, "ALL_NEW");
	return response && (response.Attributes ?? {});
}

/** Deletes a row, if there is one. @returns false if the condition does not hold */
export async function remove(
	{ client, name }: Table,
	key: Attributes,
	condition: Condition = {},
): Promise<boolean> {
	const command = new DeleteCommand({
		...writeTo(name),
		...conditionInput(condition),
		Key: key,
	});
	const send = () => client.send(command);
	return (await unlessConditionFails(name, send)) !== null;
}

function sendUpdate(
	{ client, name }: Table,
	change: Change,
	returned: "NONE" | "ALL_NEW",
): Promise<WriteResponse | null> {
	const { set = {}, copy = {}, add = {}, remove: removed = [] } = change;
	const changed = { ...set, ...add };
	const names = Object.fromEntries(
		Object.keys(changed).map((attribute) => [attribute, attribute]),
	);
	const clauses = {
		SET: [
			...Object.keys(set).map((attribute) => `#${attribute} = :${attribute}`),
			...Object.entries(copy).map(([to, from]) => `${to} = ${from}`),
		],
		ADD: Object.keys(add).map((attribute) => `#${attribute} :${attribute}`),
		REMOVE: removed,
	};
	const command = new UpdateCommand({
		...writeTo(name),
		...conditionInput({
			...change,
			names: { ...names, ...change.names },
			values: { ...changed, ...change.values },
		}),
		Key: change.key,
		UpdateExpression: Object.entries(clauses)
			.filter(([, parts]) => parts.length > 0)
			.map(([keyword, parts]) => `${keyword} ${parts.join(", ")}`)
			.join(" "),
		ReturnValues: returned,
	});
	return unlessConditionFails(name, () => client.send(command));
}

function writeTo(TableName: string) {
	return { TableName, ReturnConsumedCapacity: "TOTAL" } as const;
}

// DynamoDB refuses names or values that are empty.
function conditionInput({ condition, names = {}, values = {} }: Condition) {
	return {
		...(condition && { ConditionExpression: condition }),
		...(Object.keys(names).length > 0 && {
			ExpressionAttributeNames: withPrefix("#", names),
		}),
		...(Object.keys(values).length > 0 && {
			ExpressionAttributeValues: withPrefix(":", values),
		}),
	};
}

function withPrefix<Value>(prefix: string, record: Record<string, Value>) {
	return Object.fromEntries(
		Object.entries(record).map(([name, value]) => [prefix + name, value]),
	);
}

type WriteResponse = Pick<PutCommandOutput, "Attributes" | "ConsumedCapacity">;

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
		if (error instanceof ConditionalCheckFailedException) return null;
		throw error;
	}
}
