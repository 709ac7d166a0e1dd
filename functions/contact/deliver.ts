import { metricNames } from "#content/operations.ts";
import { describeError, errorName, log } from "#functions/shared/log.ts";
import { count, countNow } from "#functions/shared/metrics.ts";
import type { Table } from "#functions/shared/table.ts";
import { markSent, markUnsent } from "./attempts.ts";
import { nextAttempt } from "./back-off.ts";
import { type Mailer, sendMail } from "./mail.ts";
import type { MessageState, StoredMessage } from "./message.ts";

export type Delivery = { table: Table; mailer: Mailer };

/**
 * Makes one attempt to mail a message that the caller has claimed. Never throws: whatever goes
 * wrong, the message stays in the table and the schedule retries it. If the process dies after
 * sending but before marking, the message is mailed twice under one reference.
 */
export async function deliver(
	{ table, mailer }: Delivery,
	message: StoredMessage,
	now: () => number,
): Promise<MessageState> {
	const { id: reference, attempts } = message;
	let mailId: string;
	try {
		mailId = await sendMail(mailer, message);
	} catch (error) {
		return postpone(table, message, now(), error);
	}
	log.info("contact message sent", { reference, attempts });
	count(metricNames.messagesSent);
	try {
		await markSent(table, reference, mailId, now());
	} catch (error) {
		log.warn("contact message not marked", {
			reference,
			...describeError(error),
		});
	}
	return "sent";
}

async function postpone(
	table: Table,
	message: StoredMessage,
	now: number,
	error: unknown,
): Promise<MessageState> {
	const { id: reference, giveUpAt, attempts } = message;
	const next = nextAttempt(giveUpAt, attempts, now, Math.random());
	const fields = { reference, attempts, ...describeError(error) };
	// An alarm on the metric counted below notifies the operator.
	if (next === null) log.error("contact message failed", fields);
	else log.warn("contact message waiting", fields);
	count(metricNames.messagesFailed);
	// Counted before the message is marked: once it is, no run looks at it again.
	if (next === null) countNow(metricNames.messagesGivenUp);
	try {
		await markUnsent(table, message, next, errorName(error));
	} catch (storeError) {
		log.warn("contact message not marked", {
			reference,
			...describeError(storeError),
		});
	}
	return next === null ? "failed" : "waiting";
}
