import * as z from "zod/mini";
import { metricNames } from "#content/operations.ts";
import { describeError, log } from "#functions/shared/log.ts";
import { count } from "#functions/shared/metrics.ts";
import type { Table } from "#functions/shared/table.ts";
import { markBounced } from "./attempts.ts";
import { referenceTag } from "./mail.ts";

const snsEvent = z.object({
	Records: z.array(z.object({ Sns: z.object({ Message: z.string() }) })),
});

// The event that SES publishes for a returned mail; the same topic also carries alarms. The mail may have arrived
// all the same: an automatic reply is a bounce without a cause to SES, and who complains has received it.
const bounceEvent = z.object({
	eventType: z.enum(["Bounce", "Complaint", "Reject"]),
	mail: z.object({
		messageId: z.string().check(z.minLength(1)),
		tags: z.object({
			[referenceTag]: z.tuple([z.string().check(z.minLength(1))]),
		}),
	}),
	bounce: z.optional(
		z.object({ bounceType: z.string(), bounceSubType: z.string() }),
	),
});

/**
 * Marks the messages whose mails bounced; an operator must read them in the table. It sends no
 * mail itself, so one bounce cannot cause another.
 * @param event an SNS event that contains SES event records
 * @throws if a message could not be marked, so that Lambda retries
 */
export async function handleBounces(
	table: Table,
	event: unknown,
): Promise<void> {
	const { success, data } = snsEvent.safeParse(event);
	if (!success) {
		log.warn("contact bounce not recognised");
		return;
	}
	for (const { Sns } of data.Records) await handleBounce(table, Sns.Message);
}

async function handleBounce(table: Table, text: string): Promise<void> {
	const { success, data } = bounceEvent.safeParse(parseJson(text));
	if (!success) {
		log.warn("contact bounce not recognised");
		return;
	}
	const { eventType, mail, bounce } = data;
	const [reference] = mail.tags[referenceTag];
	const reason = bounce
		? `${eventType} ${bounce.bounceType} ${bounce.bounceSubType}`
		: eventType;
	try {
		// An event for a mail that has since been sent again changes nothing; a repeated event is only reported again.
		if (!(await markBounced(table, reference, mail.messageId, reason))) return;
	} catch (error) {
		log.error("contact bounce not marked", {
			reference,
			...describeError(error),
		});
		count(metricNames.messagesBounced);
		throw new Error("contact bounce not marked");
	}
	// An alarm on the metric counted below notifies the operator.
	log.error("contact message bounced", { reference, reason });
	count(metricNames.messagesBounced);
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
