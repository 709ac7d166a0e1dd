import { CreateTableCommand } from "@aws-sdk/client-dynamodb";
import type { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StoredMessage } from "#functions/contact/message.ts";
import { runCommand } from "#functions/contact/operator-commands.ts";
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

let parts: RealParts;
let source: Table;
beforeAll(async () => {
	parts = await startRealParts();
	source = { client: parts.receiver.table.client, name: "messages-restored" };
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

const now = Date.UTC(2026, 10, 21, 9, 30);
const dayMs = 86_400_000;
const aRow: StoredMessage = {
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
const waiting: Partial<StoredMessage> = {
	state: "waiting",
	sentAt: undefined,
	mailId: undefined,
	nextAttemptAt: now,
};
const suspect: Partial<StoredMessage> = {
	state: "suspect",
	attempts: 0,
	sentAt: undefined,
	mailId: undefined,
};

async function put(table: Table, row: object) {
	const defined = Object.entries(row).filter(
		([, value]) => value !== undefined,
	);
	await putRow(table, Object.fromEntries(defined));
}
const rowIn = (table: Table, id = "REF") => get(table, { id });
const restore = (isDryRun = false) =>
	restoreRows(source, parts.receiver.table, now, isDryRun);
const run = (...words: string[]) =>
	runCommand(parts.receiver.table, words, now);

beforeEach(async () => {
	for (const table of [source, parts.receiver.table]) {
		for (const { id } of await scanItems(table)) await remove(table, { id });
	}
});

it("prints what it would do and writes nothing, then does it", async () => {
	await put(source, aRow);
	const output = await run("restore", "--from", source.name);
	expect(output).toBe(
		[
			"REF  is missing here: added",
			"1 missing here, 0 overwritten, 0 newer here, 0 the same.",
			"Nothing has been written yet: run this again with --write.",
		].join("\n"),
	);
	expect(await rowIn(parts.receiver.table)).toBeNull();
	expect(await run("restore", "--from", source.name, "--write")).toContain(
		"Written. If anyone was erased",
	);
	expect(await rowIn(parts.receiver.table)).toEqual(await rowIn(source));
	expect(await run("restore", "--from", source.name, "--write")).toContain(
		"0 missing here, 0 overwritten, 0 newer here, 1 the same.",
	);
});

describe.each<
	[
		what: string,
		restored: Partial<StoredMessage>,
		present: object,
		outcome: string,
		left: Partial<StoredMessage>,
	]
>([
	[
		"overwritten text is restored",
		{},
		{ message: "lost", name: "X" },
		"replace",
		{},
	],
	[
		"text is restored, and a message that was mailed since is not mailed again",
		waiting,
		{ message: "lost" },
		"replace",
		{ ...aRow },
	],
	[
		"a damaged message that was mailed since is not mailed again",
		waiting,
		{ email_address: undefined, receivedAt: "yesterday" },
		"replace",
		{ ...aRow },
	],
	[
		"a damaged message that bounced since stays bounced",
		waiting,
		{ message: null, state: "bounced", bouncedMailId: "mail-1" },
		"replace",
		{ state: "bounced", bouncedMailId: "mail-1" },
	],
	[
		"a damaged message that the schedule could not read is mailed",
		{ ...waiting, lastError: "Throttling" },
		{ ...waiting, name: null, state: "failed", lastError: "Unreadable" },
		"replace",
		{ state: "waiting", lastError: "Throttling" },
	],
	[
		"a message that was only mailed since is unchanged",
		waiting,
		{},
		"newer",
		{ ...aRow },
	],
	[
		"a message that bounced since stays bounced",
		{},
		{ state: "bounced", bouncedMailId: "mail-1", lastError: "Bounce" },
		"newer",
		{ state: "bounced" },
	],
	[
		"a message that an operator has queued since stays queued",
		{ state: "failed", sentAt: undefined, mailId: undefined },
		{ ...waiting, attempts: 0, giveUpAt: now + dayMs / 2 },
		"newer",
		{ state: "waiting", attempts: 0 },
	],
	[
		"a suspect that was released since is restored, although the suspect would have expired",
		{ ...suspect, expiresAt: now / 1_000 - 1 },
		{ message: "lost" },
		"replace",
		{ ...aRow },
	],
	[
		"a suspect that was released and could not be read since is no suspect again",
		suspect,
		{ message: null, state: "failed", lastError: "Unreadable" },
		"replace",
		{ state: "failed" },
	],
	[
		"a row that lost its state is restored",
		{},
		{ state: undefined },
		"replace",
		{ state: "sent" },
	],
	[
		"a row with invalid times is restored",
		{},
		{ giveUpAt: 8e15, sentAt: 8e15, state: "failed" },
		"replace",
		{ state: "sent", giveUpAt: aRow.giveUpAt },
	],
])("%s", (_what, restored, present, outcome, left) => {
	it("by the action that the dry run announces", async () => {
		await put(source, { ...aRow, ...restored });
		await put(parts.receiver.table, { ...aRow, ...present });
		expect(await restore(true)).toEqual([{ id: "REF", action: outcome }]);
		expect(await restore()).toEqual([{ id: "REF", action: outcome }]);
		const row = await rowIn(parts.receiver.table);
		expect(row).toMatchObject(left);
		expect(row).toMatchObject(aMessage);
	});
});

it("ignores expired rows, and rows that only the table in use has", async () => {
	await put(source, { ...aRow, id: "OLD", expiresAt: now / 1_000 - 1 });
	await put(parts.receiver.table, { ...aRow, id: "SINCE" });
	expect(await restore()).toEqual([{ id: "OLD", action: "expired" }]);
	expect(await rowIn(parts.receiver.table, "OLD")).toBeNull();
	expect(await rowIn(parts.receiver.table, "SINCE")).not.toBeNull();
});

it("never replaces a row with one that has expired", async () => {
	await put(source, { ...aRow, expiresAt: now / 1_000 - 1 });
	const damaged = { ...aRow, message: "lost", state: undefined };
	await put(parts.receiver.table, damaged);
	expect(await restore()).toEqual([{ id: "REF", action: "expired" }]);
	expect(await rowIn(parts.receiver.table)).toMatchObject({ message: "lost" });
});

it("restores an unreadable row if it is missing, and never replaces a message with one", async () => {
	await put(source, { id: "REF", note: "by hand", tags: new Set(["a"]) });
	expect(await restore()).toEqual([{ id: "REF", action: "add" }]);
	expect(await rowIn(parts.receiver.table)).toEqual(await rowIn(source));
	await put(parts.receiver.table, aRow);
	expect(await restore()).toEqual([{ id: "REF", action: "unreadable" }]);
	expect(await rowIn(parts.receiver.table)).toMatchObject({ state: "sent" });
});

it.each(["added", "changed", "erased"])(
	"does not overwrite a row that is %s while it runs",
	async (what) => {
		await put(source, aRow);
		if (what !== "added") {
			await put(parts.receiver.table, { ...aRow, message: "lost" });
		}
		// After both tables are read, and before the row is written.
		let scans = 0;
		const interrupted = {
			name: source.name,
			client: new Proxy(source.client, {
				get(target, property) {
					if (property !== "send") return Reflect.get(target, property);
					return async (command: ScanCommand) => {
						const result = await target.send(command);
						if (++scans > 1) return result;
						if (what === "erased") {
							await remove(parts.receiver.table, { id: "REF" });
						} else {
							await put(parts.receiver.table, { ...aRow, message: "theirs" });
						}
						return result;
					};
				},
			}),
		};
		expect(
			await restoreRows(interrupted, parts.receiver.table, now, false),
		).toEqual([{ id: "REF", action: "changed" }]);
		const row = await rowIn(parts.receiver.table);
		expect(row?.message).toBe(what === "erased" ? undefined : "theirs");
	},
);

it("returns null, for which the command prints its usage, if arguments are missing or unknown", async () => {
	expect(await run("restore")).toBeNull();
	expect(await run("restore", "--from")).toBeNull();
	expect(await run("restore", "--from", "x", "--now")).toBeNull();
	await expect(run("restore", "--from", "no-such-table")).rejects.toThrow(
		/non-existent table|not found/i,
	);
});
