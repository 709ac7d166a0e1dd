import { CreateTableCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { StoredMessage } from "#functions/contact/message.ts";
import { runMessagesCommand } from "#functions/contact/operator-commands.ts";
import { scanItems } from "#functions/contact/operator-store.ts";
import { restoreRows } from "#functions/contact/restore.ts";
import {
	get,
	put as putRow,
	remove,
	type Table,
} from "#functions/shared/table.ts";
import { aMessage } from "./make-event.ts";
import { type RealParts, startRealParts } from "./real-parts.ts";

/** The operator's clock. */
export const now: number = Date.UTC(2026, 10, 21, 9, 30);
export const dayMs = 86_400_000;
export const aRow: StoredMessage = {
	...aMessage,
	id: "REF",
	state: "sent",
	attempts: 1,
	receivedAt: now - dayMs,
	giveUpAt: now,
	expiresAt: now / 1_000 + 86_400,
	page: "/company/contact",
	sentAt: now - dayMs + 500,
	mailId: "mail-1",
};

/** Sets up the real local table in use and a restored one, both empty before each test. Registers its own hooks. */
export function setUpRestore() {
	let parts: RealParts;
	let source: Table;
	beforeAll(async () => {
		parts = await startRealParts();
		source = {
			client: parts.receiver.table.client,
			name: "messages-restored",
		};
		await source.client.send(
			new CreateTableCommand({
				TableName: source.name,
				BillingMode: "PAY_PER_REQUEST",
				AttributeDefinitions: [{ AttributeName: "id", AttributeType: "S" }],
				KeySchema: [{ AttributeName: "id", KeyType: "HASH" }],
			}),
		);
	});
	afterAll(() => parts.close());
	beforeEach(async () => {
		for (const table of [source, parts.receiver.table]) {
			for (const { id } of await scanItems(table)) await remove(table, { id });
		}
	});

	return {
		get source() {
			return source;
		},
		get target() {
			return parts.receiver.table;
		},
		/** Puts a row without the attributes that are undefined. */
		async put(table: Table, row: object) {
			const defined = Object.entries(row).filter(
				([, value]) => value !== undefined,
			);
			await putRow(table, Object.fromEntries(defined));
		},
		rowIn: (table: Table, id = "REF") => get(table, { id }),
		restore: (isDryRun = false) =>
			restoreRows(source, parts.receiver.table, now, isDryRun),
		run: (...words: string[]) =>
			runMessagesCommand(parts.receiver.table, words, now),
	};
}
