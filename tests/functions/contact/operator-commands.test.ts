import { NumberValue } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, it } from "vitest";
import { markSent } from "#functions/contact/attempts.ts";
import { put as putRow, remove } from "#functions/shared/table.ts";
import { aStored, now, setUpOperator } from "./set-up-operator.ts";

const operator = setUpOperator();
const { put, run } = operator;

it("lists messages newest first, without expired ones", async () => {
	await put({});
	await put({ id: "NEWR", receivedAt: now, state: "sent" });
	await put({ id: "GONE", expiresAt: now / 1_000 - 1 });
	expect(await run("list")).toBe(
		[
			"NEWR  2126-11-21T09:30  sent  Ana Pérez <ana@example.com>",
			"AAAA-BBBB-CCCC-DDDD  2126-11-18T09:30  failed after 12 attempts  Ana Pérez <ana@example.com>",
		].join("\n"),
	);
	expect(await run("list", "failed")).not.toContain("NEWR");
	expect(await run("list", "waiting")).toBe("No messages.");
});

it("understands no misspelt state and nothing beyond its argument, instead of ignoring it", async () => {
	for (const words of [
		["list", "fialed"],
		["list", "--suspects"],
		["list", "failed", "sent"],
		["show", aStored.id, "NEWR"],
		["erase", "ana@example.com", "bob@example.com"],
		["export", "--json"],
	]) {
		expect(await run(...words)).toBeNull();
	}
	expect(await run("list", "--suspect")).toBe("No messages.");
	expect(await run("list", "failed")).toContain(aStored.id);
});

it("shows one message in full, and no expired one", async () => {
	const shown = await run("show", aStored.id);
	expect(shown).toContain("receivedAt: 2126-11-18T09:30:00.000Z");
	expect(shown).toContain("expiresAt: 2126-11-22T09:30:00.000Z");
	expect(shown?.endsWith("\n\nHello,\nplease call me.")).toBe(true);
	expect(await run("show", "GONE")).toContain("There is no message GONE");
	// A terminal would print the second line over the first.
	await put({ id: "FORGED", message: "real\rforged\r\nend" });
	expect(await run("show", "FORGED")).toMatch(/\n\nreal\nforged\nend$/);
	await remove(operator.parts.receiver.table, { id: "FORGED" });
});

it("sends a failed message again", async () => {
	expect(await run("resend", aStored.id)).toContain("will be mailed");
	expect(await run("resend", "NONE")).toContain("There is no message NONE");
	await operator.parts.resendAt(now);
	expect(await run("show", aStored.id)).toContain("state: sent");
	expect((await operator.parts.mails()).at(-1)?.subject).toContain(aStored.id);
});

it("erases one person's messages, ignoring case", async () => {
	await put({ id: "OTHER", email_address: "other@example.com" });
	const output = await run("erase", "ANA@example.COM ");
	expect(output).toContain("3 erased here");
	const left = await operator.parts.stored();
	expect(left.map(({ id }) => id)).toEqual(["OTHER"]);
});

it("a message erased while its mail is being sent stays erased", async () => {
	await markSent(operator.parts.receiver.table, "ERASED", "mail-1", now);
	expect((await operator.parts.stored()).map(({ id }) => id)).not.toContain(
		"ERASED",
	);
});

it("exports every message", async () => {
	expect((await run("export"))?.split("\r\n")).toHaveLength(2);
});

it.each([[], ["help"], ["toString"], ["show"], ["erase"]])(
	"returns null, for which the command prints its usage, for invalid arguments: %s",
	async (...words) => {
		expect(await run(...words.map(String))).toBeNull();
	},
);

describe("rows created by hand", () => {
	const rows: Record<string, unknown>[] = [
		{ id: "KEY-ONLY" },
		{ id: "HALF", name: "Ben", email_address: "Ben@Example.com" },
		{ ...aStored, id: "TEXT-FOR-TIME", receivedAt: "yesterday" },
		{ ...aStored, id: "NO-ADDRESS", email_address: null },
		{ ...aStored, id: "LIST", email_address: ["ben@example.com"] },
		{
			...aStored,
			id: "NO-END",
			state: "waiting",
			nextAttemptAt: now,
			expiresAt: undefined,
			name: "\u001b[2J",
		},
		{ ...aStored, id: "OTHER-STATE", state: "done" },
		{ id: "SET", addresses: new Set(["ben@example.com"]) },
		{ ...aStored, id: "HUGE-TIME", receivedAt: NumberValue.from("1e120") },
		{ id: "HUGE", attempts: NumberValue.from("12345678901234567890") },
		{ id: "KEY\u001b]0;", note: "\u009b2J\u007f" },
	];
	beforeAll(async () => {
		for (const row of rows) await putRow(operator.parts.receiver.table, row);
	});

	/** A row's key as a terminal may get it: without its escape character. */
	const printedId = ({ id }: Record<string, unknown>) =>
		String(id).replace("\u001b", "");

	it("are listed and shown along with the others", async () => {
		await put({ id: "WHOLE", receivedAt: now });
		const list = (await run("list")) ?? "";
		expect(list).toContain("WHOLE  2126-11-21T09:30");
		for (const id of rows.map(printedId)) expect(list).toContain(`${id}  `);
		expect(list).toContain("KEY-ONLY  unreadable: state, receivedAt");
		expect(await run("show", "HALF")).toContain(
			'"email_address": "Ben@Example.com"',
		);
		for (const { id } of rows) {
			const shown = (await run("show", String(id))) ?? "";
			expect(shown).toContain(printedId({ id }));
			// biome-ignore lint/suspicious/noControlCharactersInRegex: what a terminal would obey
			expect(shown).not.toMatch(/[\u001b\u007f-\u009f]/);
			expect(await run("release", String(id))).toBeTypeOf("string");
		}
	});

	it("are exported with their contents", async () => {
		const csv = (await run("export")) ?? "";
		expect(csv).toContain(
			'"HALF","","","","","Ben","","Ben@Example.com","",""',
		);
		expect(csv).toContain('"WHOLE"');
	});

	it("are queued if that repairs them, and marked as failed by the schedule if not", async () => {
		const queued: [id: string, answer: string][] = [
			["OTHER-STATE", "will be mailed"],
			["NO-ADDRESS", "NO-ADDRESS cannot be mailed.\n"],
			["KEY-ONLY", "KEY-ONLY cannot be mailed.\n"],
		];
		for (const [id, answer] of queued) {
			expect(await run("resend", id)).toContain(answer);
		}
		await operator.parts.resendAt(now);
		expect(await run("show", "OTHER-STATE")).toContain("state: sent");
		expect(await run("show", "NO-END")).toContain('"state": "failed"');
		// An alarm counted it.
		expect(await run("list", "failed")).toContain("NO-END  unreadable:");
		expect(await run("list", "unreadable")).toContain("NO-END  unreadable:");
		expect(await run("list", "sent")).not.toContain("NO-END");
	});

	it("are erased by an address in any field, or by their reference", async () => {
		expect(await run("erase", "ben@example.com")).toContain("3 erased here");
		expect(await run("erase", "KEY-ONLY")).toContain("Erased KEY-ONLY");
		expect(await run("erase", "ana@example.com")).toContain("erased here");
		const left = await run("list");
		for (const id of [
			"HALF",
			"LIST",
			"SET",
			"KEY-ONLY",
			"WHOLE",
			"TEXT-FOR-TIME",
		]) {
			expect(left).not.toContain(id);
		}
	});
});
