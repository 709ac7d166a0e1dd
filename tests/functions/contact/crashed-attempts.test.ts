import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { claimMessage, findDueMessages } from "#functions/contact/attempts.ts";
import { sendMail } from "#functions/contact/mail.ts";
import { runMessagesCommand } from "#functions/contact/operator-commands.ts";
import { receive } from "#functions/contact/receive.ts";
import { aMessage, jsonEvent } from "./make-event.ts";
import { type RealParts, startRealParts } from "./real-parts.ts";

const minute = 60_000;
let parts: RealParts;
beforeAll(async () => {
	parts = await startRealParts();
});
beforeEach(async () => {
	parts.mailProxy.decide = () => "pass";
	await parts.clear();
});
afterAll(() => parts.close());

async function storeWaiting(text: string) {
	parts.mailProxy.decide = () => "refuse";
	await receive(
		parts.receiver,
		jsonEvent({ ...aMessage, message: text }, {}, `192.0.2.${text.length}:1`),
	);
	parts.mailProxy.decide = () => "pass";
	return parts.find(text);
}

/**
 * Runs an attempt whose process dies after the mail is sent and before the message is marked.
 * @returns whether there was one
 */
async function crashAfterMailing(text: string, now: number): Promise<boolean> {
	const { table, mailer } = parts.receiver;
	const due = await findDueMessages(table, "waiting", now, 25);
	for (const row of due) {
		if (row.status !== "message" || row.message.message !== text) continue;
		if (row.message.finalAttemptAt !== undefined) return false;
		const claimed = await claimMessage(table, row.message, now);
		if (claimed) await sendMail(mailer, claimed);
		return true;
	}
	return false;
}

it("attempts that crash repeatedly back off, and end as failed", async () => {
	const text = "crashes each time";
	const { receivedAt, giveUpAt } = await storeWaiting(text);
	const attempts: number[] = [];
	let now = receivedAt;
	// Runs the schedule minute by minute, for two days.
	while (now < receivedAt + 48 * 60 * minute) {
		now += minute;
		if (await crashAfterMailing(text, now)) attempts.push(now);
		else {
			const { nextAttemptAt } = await parts.find(text);
			if (!nextAttemptAt) break;
			if (nextAttemptAt > now) now = nextAttemptAt - minute;
			else await parts.resendAt(now);
		}
	}
	expect(await parts.find(text)).toMatchObject({
		state: "failed",
		lastError: "AttemptCrashed",
	});
	expect(now).toBeLessThan(giveUpAt + 5 * minute);
	expect(attempts.length).toBeGreaterThan(8);
	expect(attempts.length).toBeLessThan(25);
	const pauses = attempts.map((time, n) => time - (attempts[n - 1] ?? 0));
	expect(Math.max(...pauses.slice(1))).toBeGreaterThan(100 * minute);
	expect(await parts.mails()).toHaveLength(attempts.length);
	await parts.resendAt(now + 60 * minute);
	expect(await parts.mails()).toHaveLength(attempts.length);
});

it("a message found long after its deadline gets one more attempt, and fails after it", async () => {
	const { giveUpAt, id } = await storeWaiting("no schedule ran");
	const late = giveUpAt + 6 * 60 * minute;
	expect(await crashAfterMailing("no schedule ran", late)).toBe(true);
	await parts.resendAt(late + 30_000);
	expect((await parts.find("no schedule ran")).state).toBe("waiting");
	await parts.resendAt(late + 2 * minute);
	expect((await parts.find("no schedule ran")).state).toBe("failed");
	expect(await parts.mails()).toHaveLength(1);

	// An operator who queues it again gives it all its attempts again.
	await runMessagesCommand(
		parts.receiver.table,
		["resend", id],
		late + 3 * minute,
	);
	await parts.resendAt(late + 4 * minute);
	const sent = await parts.find("no schedule ran");
	expect(sent).toMatchObject({ state: "sent", attempts: 1 });
	expect(sent).not.toHaveProperty("finalAttemptAt");
});

it("a message found late is sent if that final attempt succeeds", async () => {
	const { giveUpAt } = await storeWaiting("late");
	await parts.resendAt(giveUpAt + 6 * 60 * minute);
	expect((await parts.find("late")).state).toBe("sent");
});
