import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
	claimMessage,
	findDueMessages,
	markSent,
} from "#functions/contact/attempts.ts";
import type { StoredMessage } from "#functions/contact/message.ts";
import { getRow, storeMessage } from "#functions/contact/store.ts";
import { startStore } from "#functions/local/start-store.ts";
import { createTables, tableNames } from "#functions/local/tables.ts";
import { put } from "#functions/shared/table.ts";
import { aMessage } from "#tests/functions/contact/make-event.ts";

const script = fileURLToPath(new URL("killed-store.mjs", import.meta.url));
const now = Date.now();
const message: StoredMessage = {
	...aMessage,
	id: "REF",
	state: "received",
	attempts: 1,
	receivedAt: now,
	nextAttemptAt: now,
	giveUpAt: now + 86_400_000,
	expiresAt: Math.ceil(now / 1_000) + 86_400,
	page: "",
};

let folder = "";
let child: ChildProcess;
let url = "";
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "killed-"));
	child = fork(script, [join(folder, "store")], { execArgv: [] });
	const [port] = await once(child, "message");
	url = `http://127.0.0.1:${port}`;
	await createTables(url);
});
afterEach(() => {
	child.kill("SIGKILL");
	rmSync(folder, { recursive: true, force: true });
});

function tableAt(endpoint: string) {
	const client = new DynamoDBClient({
		endpoint,
		region: "local",
		maxAttempts: 1,
		credentials: { accessKeyId: "local", secretAccessKey: "local" },
	});
	return {
		client: DynamoDBDocumentClient.from(client),
		name: tableNames.messages,
	};
}

async function killDuring(write: () => Promise<unknown>): Promise<void> {
	child.send("die");
	await once(child, "message");
	const died = once(child, "exit");
	await expect(write()).rejects.toThrow();
	await died;
}

/** Opens the store like npm start. */
async function reopen<Result>(
	read: (table: ReturnType<typeof tableAt>) => Promise<Result>,
): Promise<Result> {
	const store = await startStore(folder);
	const table = tableAt(store.url);
	try {
		return await read(table);
	} finally {
		table.client.destroy();
		await store.close();
	}
}
const dueAt = async (table: ReturnType<typeof tableAt>, time: number) =>
	(await findDueMessages(table, "received", time, 25)).map((row) =>
		row.status === "message" ? row.message.id : row.id,
	);

describe("a store killed between index and row", () => {
	it("while marking a mail leaves a message that the schedule finds", async () => {
		const table = tableAt(url);
		await storeMessage(table, message);
		await killDuring(() => markSent(table, "REF", "mail", now));
		await reopen(async (again) => {
			expect(await getRow(again, "REF", now)).toMatchObject({
				message: { state: "received" },
			});
			expect(await dueAt(again, now)).toEqual(["REF"]);
		});
	});

	it("while a message is claimed leaves one entry, which can be claimed", async () => {
		const table = tableAt(url);
		await storeMessage(table, message);
		await killDuring(() => claimMessage(table, message, now));
		await reopen(async (again) => {
			expect(await dueAt(again, now + 86_400_000)).toEqual(["REF"]);
			const claimed = await claimMessage(again, message, now);
			expect(claimed).toMatchObject({ id: "REF", attempts: 2 });
		});
	});

	it("while storing a message leaves neither an entry in the index nor a row", async () => {
		const table = tableAt(url);
		await killDuring(() => storeMessage(table, message));
		await reopen(async (again) => {
			expect(await dueAt(again, now)).toEqual([]);
			expect(await getRow(again, "REF", now)).toBeNull();
		});
	});

	it("does not affect other rows", async () => {
		const table = tableAt(url);
		const others = [
			{ ...message, id: "SENT", state: "sent", nextAttemptAt: undefined },
			{ ...message, id: "NEXT" },
		];
		for (const row of others) await put(table, JSON.parse(JSON.stringify(row)));
		await killDuring(() => storeMessage(table, message));
		await reopen(async (again) => {
			expect(await dueAt(again, now)).toEqual(["NEXT"]);
			expect(await getRow(again, "SENT", now)).toMatchObject({
				message: { state: "sent" },
			});
		});
	});
});
