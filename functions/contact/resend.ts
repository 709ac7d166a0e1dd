import { describeError, log } from "#functions/shared/log.ts";
import { type Delivery, deliver } from "./deliver.ts";
import { claimMessage, type DueMessage, findDueMessages } from "./store.ts";

const batchSize = 25;
const atOnce = 5;

/**
 * Mails what is due: messages whose sender died and messages that wait for another try.
 * @param hasTime asked before each handful; what is left over waits for the next run
 * @returns how many were mailed
 */
export async function resendDue(
	delivery: Delivery,
	now: () => number,
	hasTime: () => boolean,
): Promise<number> {
	let sent = 0;
	for (const state of ["received", "waiting"] as const) {
		while (hasTime()) {
			const due = await findDueMessages(
				delivery.table,
				state,
				now(),
				batchSize,
			);
			const outcome = await resendAll(delivery, due, now, hasTime);
			sent += outcome.sent;
			// A mail service that refuses all is left alone until the next run.
			if (due.length < batchSize || outcome.sent === 0) break;
		}
	}
	if (sent > 0) log.info("contact messages resent", { sent });
	return sent;
}

async function resendAll(
	delivery: Delivery,
	due: DueMessage[],
	now: () => number,
	hasTime: () => boolean,
): Promise<{ sent: number }> {
	let sent = 0;
	for (let start = 0; start < due.length && hasTime(); start += atOnce) {
		const states = await Promise.all(
			due
				.slice(start, start + atOnce)
				.map((message) => resendOne(delivery, message, now)),
		);
		sent += states.filter((state) => state === "sent").length;
	}
	return { sent };
}

async function resendOne(
	delivery: Delivery,
	due: DueMessage,
	now: () => number,
): Promise<string> {
	try {
		const message = await claimMessage(delivery.table, due, now());
		return message ? await deliver(delivery, message, now) : "taken";
	} catch (error) {
		log.warn("contact message not claimed", {
			reference: due.id,
			...describeError(error),
		});
		return "unknown";
	}
}
