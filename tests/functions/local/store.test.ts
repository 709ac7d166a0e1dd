import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
	DescribeTableCommand,
	DynamoDBClient,
	PutItemCommand,
} from "@aws-sdk/client-dynamodb";
import { App, Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { expect, it } from "vitest";
import { startStore } from "#functions/local/start-store.ts";
import { tableNames } from "#functions/local/tables.ts";
import { Data } from "#infra/constructs/data.ts";

const temporaryFolder = () => mkdtempSync(join(tmpdir(), "store-"));

function clientOf(endpoint: string) {
	return new DynamoDBClient({
		endpoint,
		region: "local",
		credentials: { accessKeyId: "local", secretAccessKey: "local" },
	});
}

it("has the deployed tables", async () => {
	const stack = new Stack(
		new App({ builtinCloudFormationValidation: false }),
		"Stack",
	);
	new Data(stack, "Data", { isProtected: false, isFirstDeployment: false });
	const deployed = Object.values(
		Template.fromStack(stack).findResources("AWS::DynamoDB::GlobalTable"),
	).map(({ Properties }) => [
		Properties.KeySchema,
		(Properties.GlobalSecondaryIndexes ?? []).map(
			({ IndexName, KeySchema, Projection }: Record<string, unknown>) => ({
				IndexName,
				KeySchema,
				Projection,
			}),
		),
		[...Properties.AttributeDefinitions].sort(byName),
	]);

	const store = await startStore();
	const local = [];
	for (const TableName of Object.values(tableNames)) {
		const { Table } = await clientOf(store.url).send(
			new DescribeTableCommand({ TableName }),
		);
		local.push([
			Table?.KeySchema,
			(Table?.GlobalSecondaryIndexes ?? []).map(
				({ IndexName, KeySchema, Projection }) => ({
					IndexName,
					KeySchema,
					Projection,
				}),
			),
			[...(Table?.AttributeDefinitions ?? [])].sort(byName),
		]);
	}
	await store.close();
	expect(local).toEqual(expect.arrayContaining(deployed));
	expect(local).toHaveLength(deployed.length);
});

type Named = { AttributeName?: string | undefined };

function byName(one: Named, other: Named): number {
	return String(one.AttributeName).localeCompare(String(other.AttributeName));
}

it("can be opened again on the same data, but only by one instance at a time", async () => {
	const folder = temporaryFolder();
	const store = await startStore(folder);
	await expect(startStore(folder)).rejects.toThrow(
		/already running on this data \(process \d+\)/,
	);
	await store.close();
	const again = await startStore(folder);
	await again.close();
	rmSync(folder, { recursive: true });
});

it.each([
	[
		"a killed process",
		JSON.stringify({ pid: 2 ** 22 - 1, url: "http://127.0.0.1:1" }),
	],
	[
		"a process number that is now another program's",
		JSON.stringify({ pid: process.pid, url: "http://127.0.0.1:1" }),
	],
	["a process that ended in a power cut", ""],
	["process 0, which means the whole process group", '{"pid":0}'],
	["another program, which wrote a list", "[]"],
])("takes over the lock of %s", async (_, lock) => {
	const folder = temporaryFolder();
	writeFileSync(join(folder, "lock.json"), lock);
	const store = await startStore(folder);
	await store.close();
	rmSync(folder, { recursive: true });
});

it("survives a client that disconnects during a request, and closes at once", async () => {
	const store = await startStore();
	await new Promise<void>((resolve) => {
		const outgoing = request(store.url, {
			method: "POST",
			headers: { "content-length": 1_000, expect: "100-continue" },
		});
		// The store has started to read the request.
		outgoing.on("continue", () => outgoing.destroy());
		outgoing.on("error", () => resolve());
		outgoing.write("{");
	});
	expect(await (await fetch(store.url)).text()).toContain("healthy");
	const timeout = AbortSignal.timeout(2_500);
	await store.close();
	// It did not wait three seconds for work that never started.
	expect(timeout.aborted).toBe(false);
});

it("finishes the work of disconnected callers before it closes", async () => {
	const store = await startStore();
	const client = clientOf(store.url);
	const calls = Array.from({ length: 50 }, (_, n) => {
		const gone = AbortSignal.timeout(n % 10);
		const call = client.send(
			new PutItemCommand({
				TableName: tableNames.feeds,
				Item: { url: { S: `https://${n}.example` } },
			}),
			{ abortSignal: gone },
		);
		return call.catch(() => {});
	});
	await Promise.all(calls);
	// dynalite throws outside of any promise if its database is closed during its work.
	await store.close();
});
