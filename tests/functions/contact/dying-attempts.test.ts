import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { claimMessage, findDueMessages } from "#functions/contact/attempts.ts";
import { sendMail } from "#functions/contact/mail.ts";
import { runCommand } from "#functions/contact/operator-commands.ts";
import { receive } from "#functions/contact/receive.ts";
import { resendDue } from "#functions/contact/resend.ts";
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
	return find(text);
}
async function find(text: string) {
	const found = (await parts.stored()).find(({ message }) => message === text);
	if (!found) throw new Error(`"${text}" is not stored`);
	return found;
}
const resendAt = (now: number) =>
	resendDue(
		parts.receiver,
		() => now,
		() => true,
	);

/** An attempt whose process dies once the mail is out, before the mark. @returns whether there was one */
async function dieAfterMailing(text: string, now: number): Promise<boolean> {
	const { table, mailer } = parts.receiver;
	const due = await findDueMessages(table, "waiting", now, 25);
	for (const row of due) {
		if (row.status !== "message" || row.message.message !== text) continue;
		if (row.message.lastAttemptAt !== undefined) return false;
		const claimed = await claimMessage(table, row.message, now);
		if (claimed) await sendMail(mailer, claimed);
		return true;
	}
	return false;
}

it("an attempt that dies again and again backs off, and ends as failed", async () => {
	const text = "dies each time";
	const { receivedAt, giveUpAt } = await storeWaiting(text);
	const attempts: number[] = [];
	let now = receivedAt;
	// The schedule's minutes, one after the other, for two days.
	while (now < receivedAt + 48 * 60 * minute) {
		now += minute;
		if (await dieAfterMailing(text, now)) attempts.push(now);
		else {
			const { nextAttemptAt } = await find(text);
			if (!nextAttemptAt) break;
			if (nextAttemptAt > now) now = nextAttemptAt - minute;
			else await resendAt(now);
		}
	}
	expect(await find(text)).toMatchObject({
		state: "failed",
		lastError: "AttemptDied",
	});
	expect(now).toBeLessThan(giveUpAt + 5 * minute);
	expect(attempts.length).toBeGreaterThan(8);
	expect(attempts.length).toBeLessThan(25);
	const pauses = attempts.map((time, n) => time - (attempts[n - 1] ?? 0));
	expect(Math.max(...pauses.slice(1))).toBeGreaterThan(100 * minute);
	expect(await parts.mails()).toHaveLength(attempts.length);
	await resendAt(now + 60 * minute);
	expect(await parts.mails()).toHaveLength(attempts.length);
});

it("a message found long after its time gets one more attempt, and is failed after it", async () => {
	const { giveUpAt, id } = await storeWaiting("the schedule stood still");
	const late = giveUpAt + 6 * 60 * minute;
	expect(await dieAfterMailing("the schedule stood still", late)).toBe(true);
	await resendAt(late + 30_000);
	expect((await find("the schedule stood still")).state).toBe("waiting");
	await resendAt(late + 2 * minute);
	expect((await find("the schedule stood still")).state).toBe("failed");
	expect(await parts.mails()).toHaveLength(1);

	// An operator's word counts again from the beginning.
	await runCommand(parts.receiver.table, ["resend", id], late + 3 * minute);
	await resendAt(late + 4 * minute);
	const sent = await find("the schedule stood still");
	expect(sent).toMatchObject({ state: "sent", attempts: 1 });
	expect(sent).not.toHaveProperty("lastAttemptAt");
});

it("and one that arrives then is sent, however late", async () => {
	const { giveUpAt } = await storeWaiting("late but well");
	await resendAt(giveUpAt + 6 * 60 * minute);
	expect((await find("late but well")).state).toBe("sent");
});
