import { CreateTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { createFeedCache } from "#functions/feeds/cache.ts";
import { startStore } from "#functions/local/start-store.ts";
import { tableNames } from "#functions/local/tables.ts";
import { limitCalls } from "#functions/shared/limit-calls.ts";
import { documentsOf, type Table } from "#functions/shared/table.ts";
import { startFaultyProxy } from "#tests/functions/contact/faulty-proxy.ts";

/**
 * Starts the real local DynamoDB behind a proxy that can fail, and caches of several instances that
 * use it.
 */
export async function startCache() {
	const store = await startStore();
	const proxy = await startFaultyProxy(store.url);
	const clients: DynamoDBClient[] = [];
	let table: string = tableNames.feeds;
	let tables = 0;
	const client = clientFor(store.url);

	function clientFor(endpoint: string): DynamoDBClient {
		const client = new DynamoDBClient({
			endpoint,
			region: "local",
			credentials: { accessKeyId: "local", secretAccessKey: "local" },
			maxAttempts: 1,
		});
		clients.push(client);
		return client;
	}

	return {
		proxy,
		/** Where the store itself is, without the proxy. */
		url: store.url,
		/** The table of the instances created from now on. */
		get table(): Table {
			return { client: documentsOf(client), name: table };
		},
		/** Gives instances created from now on an empty table. */
		async useEmptyTable() {
			tables += 1;
			table = `${tableNames.feeds}-${tables}`;
			await client.send(
				new CreateTableCommand({
					TableName: table,
					BillingMode: "PAY_PER_REQUEST",
					AttributeDefinitions: [{ AttributeName: "url", AttributeType: "S" }],
					KeySchema: [{ AttributeName: "url", KeyType: "HASH" }],
				}),
			);
		},
		/** Returns the cache as one instance of the function has it. */
		instance: (owner: string, timeoutMs = 600) =>
			createFeedCache(
				{
					client: limitCalls(documentsOf(clientFor(proxy.url)), timeoutMs),
					name: table,
				},
				owner,
			),
		async close() {
			for (const client of clients) client.destroy();
			await proxy.close();
			await store.close();
		},
	};
}
export type Cache = Awaited<ReturnType<typeof startCache>>;
