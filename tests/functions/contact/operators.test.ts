import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, it } from "vitest";
import { markSent } from "#functions/contact/attempts.ts";
import { toCsv } from "#functions/contact/csv.ts";
import type { StoredMessage } from "#functions/contact/message.ts";
import { runCommand } from "#functions/contact/operator-commands.ts";
import { resendDue } from "#functions/contact/resend.ts";
import { aMessage } from "./make-event.ts";
import { type RealParts, startRealParts } from "./real-parts.ts";

let parts: RealParts;
beforeAll(async () => {
	parts = await startRealParts();
});
afterAll(() => parts.close());

const now = Date.UTC(2026, 10, 21, 9, 30);
const aStored: StoredMessage = {
	...aMessage,
	id: "AAAA-BBBB-CCCC-DDDD",
	state: "failed",
	attempts: 12,
	receivedAt: now - 3 * 86_400_000,
	giveUpAt: now - 2 * 86_400_000,
	expiresAt: now / 1_000 + 86_400,
	page: "/company/contact",
	lastError: "MessageRejected",
};

async function put(changes: Partial<StoredMessage>) {
	const { client, name: TableName } = parts.receiver.table;
	await client.send(
		new PutCommand({ TableName, Item: { ...aStored, ...changes } }),
	);
}
const run = (...words: string[]) =>
	runCommand(parts.receiver.table, words, now);

it("lists, newest first, without what has expired", async () => {
	await put({});
	await put({ id: "NEWR", receivedAt: now, state: "sent" });
	await put({ id: "GONE", expiresAt: now / 1_000 - 1 });
	expect(await run("list")).toBe(
		[
			"NEWR  2026-11-21T09:30  sent  Ana Pérez <ana@example.com>",
			"AAAA-BBBB-CCCC-DDDD  2026-11-18T09:30  failed after 12 attempts  Ana Pérez <ana@example.com>",
		].join("\n"),
	);
	expect(await run("list", "failed")).not.toContain("NEWR");
	expect(await run("list", "waiting")).toBe("No messages.");
});

it("shows one message whole, and no expired one", async () => {
	const shown = await run("show", aStored.id);
	expect(shown).toContain("receivedAt: 2026-11-18T09:30:00.000Z");
	expect(shown).toContain("expiresAt: 2026-11-22T09:30:00.000Z");
	expect(shown?.endsWith("\n\nHello,\nplease call me.")).toBe(true);
	expect(await run("show", "GONE")).toContain("There is no message GONE");
	// A terminal would write the second line over the first.
	await put({ id: "FORGED", message: "real\rforged\r\nend" });
	expect(await run("show", "FORGED")).toMatch(/\n\nreal\nforged\nend$/);
	await parts.receiver.table.client.send(
		new DeleteCommand({
			TableName: parts.receiver.table.name,
			Key: { id: "FORGED" },
		}),
	);
});

it("sends a failed message again", async () => {
	expect(await run("resend", aStored.id)).toContain("will be mailed");
	expect(await run("resend", "NONE")).toContain("There is no message NONE");
	await resendDue(
		parts.receiver,
		() => now,
		() => true,
	);
	expect(await run("show", aStored.id)).toContain("state: sent");
	expect((await parts.mails()).at(-1)?.subject).toContain(aStored.id);
});

it("erases one person's messages, whatever the letter case", async () => {
	await put({ id: "OTHER", email_address: "other@example.com" });
	const output = await run("erase", "ANA@example.COM ");
	expect(output).toContain("3 erased here");
	const left = await parts.stored();
	expect(left.map(({ id }) => id)).toEqual(["OTHER"]);
});

it("a message that is erased while its mail is on the way stays erased", async () => {
	await markSent(parts.receiver.table, "ERASED", "mail-1", now);
	expect((await parts.stored()).map(({ id }) => id)).not.toContain("ERASED");
});

it("exports CSV that no spreadsheet runs as a formula", async () => {
	const csv = toCsv([
		{
			status: "message",
			message: { ...aStored, name: '=HYPERLINK("x")', message: 'a "b",\nc' },
		},
	]);
	const [head, row] = csv.split("\r\n");
	expect(head).toBe(
		'"id","receivedAt","state","attempts","category","name","email_address","phone_number","page","message"',
	);
	expect(row).toContain(
		`"'=HYPERLINK(""x"")","ana@example.com","'+61 2 5550 0100"`,
	);
	expect(row).toContain('"a ""b"",\nc"');
	expect((await run("export"))?.split("\r\n")).toHaveLength(2);
});

it.each([[], ["help"], ["toString"], ["show"], ["erase"]])(
	"explains itself where it is not understood: %s",
	async (...words) => {
		expect(await run(...words.map(String))).toBeNull();
	},
);
