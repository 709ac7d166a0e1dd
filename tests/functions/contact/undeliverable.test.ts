import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messageDays } from "#content/contact/limits.ts";
import { waitingSince } from "#functions/contact/oldest-waiting.ts";
import { runMessagesCommand } from "#functions/contact/operator-commands.ts";
import { getRow } from "#functions/contact/store.ts";
import { put as putRow } from "#functions/shared/table.ts";
import { aMessage } from "./make-event.ts";
import { type RealParts, startRealParts } from "./real-parts.ts";

let parts: RealParts;
beforeAll(async () => {
	parts = await startRealParts();
});
afterAll(() => parts.close());

describe("messages that can never be mailed", () => {
	const now = Date.UTC(2026, 10, 21, 9);
	const put = (item: object) =>
		putRow(parts.receiver.table, {
			...aMessage,
			state: "waiting",
			attempts: 1,
			receivedAt: now - 3_600_000,
			nextAttemptAt: now - 1_000,
			giveUpAt: now + 23 * 3_600_000,
			expiresAt: now / 1_000 + 86_400,
			page: "",
			...item,
		});

	it("do not hold up the others for longer than one run", async () => {
		parts.mailProxy.decide = ({ body }) =>
			body.includes("poison") ? "refuse" : "pass";
		for (let n = 0; n < 30; n += 1) {
			await put({
				id: `POISON-${n}`,
				message: "poison",
				nextAttemptAt: now - 5_000,
			});
		}
		await put({ id: "GOOD", message: "next in the queue" });
		await parts.resendAt(now);
		await parts.resendAt(now + 60_000);
		expect(await parts.mailsOf("next in the queue")).toHaveLength(1);
		parts.mailProxy.decide = () => "pass";
	});

	it("since their time in the table is over do not hold up the others either", async () => {
		for (let n = 0; n < 25; n += 1) {
			await put({
				id: `TOO-OLD-${n}`,
				message: "too old",
				nextAttemptAt: now - 6_000,
				expiresAt: now / 1_000,
			});
		}
		await put({ id: "BEHIND", message: "behind the expired" });
		await parts.resendAt(now);
		await parts.resendAt(now + 60_000);
		expect(await parts.mailsOf("behind the expired")).toHaveLength(1);
		expect(await parts.mailsOf("too old")).toHaveLength(0);
	});

	it("that are broken in the table end as failed, and are not retried forever", async () => {
		await put({ id: "BROKEN", message: null, name: null, giveUpAt: null });
		await put({ id: "PARTIAL", attempts: undefined, email_address: undefined });
		await parts.resendAt(now);
		for (const id of ["BROKEN", "PARTIAL"]) {
			const row = await getRow(parts.receiver.table, id, now);
			expect(row).toMatchObject({
				status: "unreadable",
				attributes: { state: "failed", lastError: "Unreadable" },
			});
			expect(row).not.toHaveProperty("attributes.nextAttemptAt");
		}
	});

	it("report how long the oldest has waited, even if its next attempt is last in the queue", async () => {
		await put({
			id: "OLDEST",
			giveUpAt: now + 4 * 3_600_000,
			nextAttemptAt: now + 4 * 3_600_000,
		});
		await put({
			id: "EXPIRED",
			giveUpAt: now,
			expiresAt: now / 1_000 - 1,
			nextAttemptAt: now + 1,
		});
		expect(await waitingSince(parts.receiver.table, now)).toBe(
			now - 20 * 3_600_000,
		);
	});

	it("report one whose next attempt a wrong clock has postponed for a year", async () => {
		const ahead = now + 365 * 86_400_000;
		await put({
			id: "AHEAD",
			receivedAt: ahead,
			nextAttemptAt: ahead + 60_000,
			giveUpAt: ahead + 86_400_000,
			expiresAt: ahead / 1_000 + messageDays * 86_400,
		});
		const since = await waitingSince(parts.receiver.table, now);
		// Half an hour raises the alarm.
		expect(now - Number(since)).toBeGreaterThan(30 * 60_000);
		expect(
			await runMessagesCommand(parts.receiver.table, ["resend", "AHEAD"], now),
		).toContain("will be mailed");
		await parts.resendAt(now);
		expect(await getRow(parts.receiver.table, "AHEAD", now)).toMatchObject({
			message: { state: "sent" },
		});
	});
});
