import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handleBounces } from "#functions/contact/bounced.ts";
import { runMessagesCommand } from "#functions/contact/operator-commands.ts";
import { receive } from "#functions/contact/receive.ts";
import { bounceEvent } from "./bounce-event.ts";
import { aMessage, jsonEvent } from "./make-event.ts";
import { isMark, type RealParts, startRealParts } from "./real-parts.ts";

let parts: RealParts;
let viewers = 0;
beforeAll(async () => {
	parts = await startRealParts();
});
afterAll(() => parts.close());

async function send(text: string) {
	viewers += 1;
	const event = jsonEvent(
		{ ...aMessage, message: text },
		{},
		`192.0.2.${viewers}:1`,
	);
	await receive(parts.receiver, event);
	return parts.find(text);
}
const deliverEvent = (event: unknown) =>
	handleBounces(parts.receiver.table, event);

describe("a mail that bounces", () => {
	it.each([
		["Bounce", "Bounce Permanent General"],
		["Complaint", "Complaint"],
		["Reject", "Reject"],
	] as const)(
		"with the event %s marks its message as bounced",
		async (eventType, lastError) => {
			const { id, mailId = "" } = await send(`by ${eventType}`);
			expect(mailId).not.toBe("");
			await deliverEvent(bounceEvent({ reference: id, mailId, eventType }));
			expect(await parts.find(`by ${eventType}`)).toMatchObject({
				state: "bounced",
				lastError,
			});
		},
	);

	it("for no lasting reason marks its message too, as an automatic reply looks the same", async () => {
		const { id, mailId = "" } = await send("out of office");
		const bounceType = "Transient";
		await deliverEvent(bounceEvent({ reference: id, mailId, bounceType }));
		expect(await parts.find("out of office")).toMatchObject({
			state: "bounced",
			lastError: "Bounce Transient General",
		});
	});

	it("is listed, and mailed again only by hand", async () => {
		const { id, mailId = "" } = await send("again by hand");
		await deliverEvent(bounceEvent({ reference: id, mailId }));
		const run = (...words: string[]) =>
			runMessagesCommand(parts.receiver.table, words, Date.now());
		expect(await run("list", "bounced")).toContain(`${id}  `);
		expect(await run("list")).toContain("bounced");
		const before = (await parts.mails()).length;
		await parts.resendAt(Date.now() + 48 * 3_600_000);
		expect(await parts.mails()).toHaveLength(before);

		expect(await run("resend", id)).toContain("will be mailed");
		await parts.resendAt(Date.now() + 1_000);
		const sent = await parts.find("again by hand");
		expect(sent.state).toBe("sent");
		expect(sent.mailId).not.toBe(mailId);
		// A repeated event for the old mail changes nothing; an event for the new mail does.
		await deliverEvent(bounceEvent({ reference: id, mailId }));
		expect((await parts.find("again by hand")).state).toBe("sent");
		await deliverEvent(
			bounceEvent({ reference: id, mailId: sent.mailId ?? "" }),
		);
		expect((await parts.find("again by hand")).state).toBe("bounced");
	});

	it("long after two others were sent, does not stop the latest", async () => {
		const { id, mailId = "" } = await send("third mail");
		const mailIds = new Set([mailId]);
		for (const _ of [1, 2]) {
			await runMessagesCommand(
				parts.receiver.table,
				["resend", id],
				Date.now(),
			);
			await parts.resendAt(Date.now() + 1_000);
			mailIds.add((await parts.find("third mail")).mailId ?? "");
		}
		expect(mailIds.size).toBe(3);
		await deliverEvent(bounceEvent({ reference: id, mailId }));
		expect((await parts.find("third mail")).state).toBe("sent");
	});

	it("after its message was queued again does not stop the next mail", async () => {
		const { id, mailId = "" } = await send("queued before the event");
		const now = Date.now();
		// The second time there is no mail to replace.
		for (const _ of [1, 2]) {
			await runMessagesCommand(parts.receiver.table, ["resend", id], now);
		}
		await deliverEvent(bounceEvent({ reference: id, mailId }));
		expect((await parts.find("queued before the event")).state).toBe("waiting");
		await parts.resendAt(now + 1_000);
		const sent = await parts.find("queued before the event");
		expect(sent.state).toBe("sent");
		expect(sent.mailId).not.toBe(mailId);
	});

	it("before its message is marked as sent, leaves the message bounced", async () => {
		const { arrived, release } = parts.storeProxy.hold(isMark);
		const sending = send("bounced before the mark");
		await arrived;
		const mark = parts.storeProxy.calls.at(-1)?.body ?? "";
		const mailId = JSON.parse(mark).ExpressionAttributeValues[":mailId"].S;
		const { id } = await parts.find("bounced before the mark");
		await deliverEvent(bounceEvent({ reference: id, mailId }));
		release();
		await sending;
		expect((await parts.find("bounced before the mark")).state).toBe("bounced");
	});

	it("does not store an erased message again", async () => {
		await deliverEvent(bounceEvent({ reference: "ERASED", mailId: "m" }));
		expect((await parts.stored()).map(({ id }) => id)).not.toContain("ERASED");
	});

	it("is retried by Lambda if it cannot be marked", async () => {
		const { id, mailId = "" } = await send("store is down");
		parts.storeProxy.decide = () => "refuse";
		const event = bounceEvent({ reference: id, mailId });
		await expect(deliverEvent(event)).rejects.toThrow(
			"contact bounce not marked",
		);
		parts.storeProxy.decide = () => "pass";
		await deliverEvent(event);
		expect((await parts.find("store is down")).state).toBe("bounced");
	});
});

it.each([
	["an alarm", { Records: [{ Sns: { Message: "ALARM: something" } }] }],
	["a mail without a reference", { Records: [{ Sns: { Message: "{}" } }] }],
	["nothing", undefined],
	["another event", { version: "0", source: "aws.events" }],
	["a null", { Records: [{ Sns: { Message: "null" } }] }],
])("%s marks nothing and does not throw", async (_, event) => {
	const before = await parts.stored();
	await deliverEvent(event);
	expect(await parts.stored()).toEqual(before);
});
