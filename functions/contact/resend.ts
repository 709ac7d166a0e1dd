import { metricNames } from "#content/operations.ts";
import { describeError, log } from "#functions/shared/log.ts";
import { countNow } from "#functions/shared/metrics.ts";
import { claimMessage, findDueMessages, markFailed } from "./attempts.ts";
import { type Delivery, deliver } from "./deliver.ts";
import { unmailedStates, unreadable } from "./message.ts";
import { idOf, type Row } from "./row.ts";

const batchSize = 25;

/**
 * Mails everything that is due: messages whose attempt never ended, and messages waiting for another.
 * Sequentially, to preserve their order; that is about as fast as SES lets a new account send.
 * @param hasTime checked before each message; the rest is left to the next run
 * @returns how many were mailed
 */
export async function resendDue(
	delivery: Delivery,
	now: () => number,
	hasTime: () => boolean,
): Promise<number> {
	let sent = 0;
	for (const state of unmailedStates) {
		while (hasTime()) {
			const due = await findDueMessages(
				delivery.table,
				state,
				now(),
				batchSize,
			);
			const mailed = await resendBatch(delivery, due, now, hasTime);
			sent += mailed;
			// If the mail service refuses everything, the rest is left to the next run.
			if (due.length < batchSize || mailed === 0) break;
		}
	}
	if (sent > 0) log.info("contact messages resent", { sent });
	return sent;
}

async function resendBatch(
	delivery: Delivery,
	due: Row[],
	now: () => number,
	hasTime: () => boolean,
): Promise<number> {
	let sent = 0;
	for (const row of due) {
		if (!hasTime()) break;
		if ((await resendOne(delivery, row, now)) === "sent") sent += 1;
	}
	return sent;
}

async function resendOne(
	delivery: Delivery,
	row: Row,
	now: () => number,
): Promise<string> {
	try {
		if (row.status === "unreadable") {
			const { id, attributes } = row;
			return await giveUp(delivery, { ...attributes, id }, unreadable);
		}
		const { message: due } = row;
		// Otherwise it would stay in the index until DynamoDB deletes it, days later, in front of newer messages.
		if (due.expiresAt <= now() / 1_000) {
			return await giveUp(delivery, due, "Expired");
		}
		if (due.finalAttemptAt !== undefined) {
			return await giveUp(delivery, due, "AttemptCrashed");
		}
		const message = await claimMessage(delivery.table, due, now());
		return message ? await deliver(delivery, message, now) : "changed";
	} catch (error) {
		log.warn("contact message not claimed", {
			reference: idOf(row),
			...describeError(error),
		});
		return "unknown";
	}
}

async function giveUp(
	{ table }: Delivery,
	due: { id: string; nextAttemptAt?: unknown },
	reason: string,
): Promise<string> {
	log.error("contact message failed", { reference: due.id, reason });
	// Counted before the row is marked, as no run looks at it afterwards: an alarm twice is better than never.
	countNow(metricNames.messagesGivenUp);
	return (await markFailed(table, due, reason)) ? "failed" : "changed";
}
