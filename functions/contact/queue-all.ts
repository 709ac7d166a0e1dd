import type { Table } from "#functions/shared/table.ts";
import { giveUpAfterMs, leaseMs } from "./back-off.ts";
import { unmailedStates } from "./message.ts";
import { listRows, queueIf } from "./operator-store.ts";

/** Far below the rate that SES allows outside its sandbox, so that it disturbs no other mail. */
export const defaultPerMinute = 30;

/**
 * Queues every message that has not been mailed yet or has failed, oldest first, for use once mail
 * works again after an outage. Sent and bounced messages are left alone.
 * @param perMinute how many become due each minute
 * @returns references in the order in which they will be mailed
 * @throws an Error with the least rate if the last would be due after more than a day
 */
export async function queueAll(
	table: Table,
	now: number,
	perMinute: number,
): Promise<string[]> {
	const rows = await listRows(table, now);
	const states: readonly string[] = [...unmailedStates, "failed"];
	const unmailed = rows
		.flatMap((row) => (row.status === "message" ? [row.message] : []))
		.filter(({ state }) => states.includes(state))
		.reverse();
	// What is due later looks as if a wrong clock had stored it (waitingSince), and raises an alarm.
	const waitsMs = (unmailed.length - 1) * 60_000;
	const least = Math.ceil(waitsMs / (giveUpAfterMs - leaseMs));
	if (perMinute < least) {
		throw new Error(
			`${unmailed.length} messages at ${perMinute} a minute would take more than a day. Nothing is queued: --per-minute ${least} is the least; if SES allows fewer, resend the most important ones by their references first.`,
		);
	}
	const queued: string[] = [];
	for (const { id } of unmailed) {
		// Each at a time of its own, by which the index sorts them. By the first, any attempt in progress
		// has ended, so nothing is mailed twice.
		const waitMs = Math.floor((queued.length * 60_000) / perMinute);
		const dueAt = now + leaseMs + waitMs;
		// It may have been sent or erased, or have expired, in the meantime.
		const isQueued = await queueIf(
			table,
			id,
			now,
			{
				condition: "#state IN (:received, :waiting, :failed)",
				values: { received: "received", waiting: "waiting", failed: "failed" },
			},
			dueAt,
		);
		if (isQueued) queued.push(id);
	}
	return queued;
}
