import type { Context } from "aws-lambda";
import * as contactWords from "#content/copy/interface/contact.yaml";
import { metricNames } from "#content/operations.ts";
import type { HttpEvent, HttpResult } from "#functions/shared/http.ts";
import { describeError, log } from "#functions/shared/log.ts";
import { count, measureSeconds } from "#functions/shared/metrics.ts";
import { withinTime } from "#functions/shared/within-time.ts";
import { handleBounces } from "./bounced.ts";
import { waitingSince } from "./oldest-waiting.ts";
import { isFormPost } from "./parse.ts";
import { type Receiver, receive } from "./receive.ts";
import { resendDue } from "./resend.ts";
import { refusedResponse } from "./responses.ts";

/** How long reading the oldest waiting message, for its metric, may take. */
const metricMs = 5_000;

/** Creates the function's entry points: visitors' requests, scheduled runs, and SES events. */
export function createHandlers(receiver: Receiver) {
	return {
		respond,
		resend,
		bounced: (event: unknown) => handleBounces(receiver.table, event),
	};

	async function respond(event: HttpEvent): Promise<HttpResult> {
		try {
			return await receive(receiver, event);
		} catch (error) {
			log.error("contact request crashed", describeError(error));
			// Lambda counts no error, as there is a response, so this metric is all that alarms have. After
			// storing it would be one too many.
			count(metricNames.messagesNotStored);
			const reason = contactWords.rejected;
			return refusedResponse(isFormPost(event), { statusCode: 500, reason });
		}
	}

	async function resend(
		_event: unknown,
		context?: Pick<Context, "getRemainingTimeInMillis">,
	): Promise<{ sent: number }> {
		// Three calls per message, each at most three seconds, then the metric.
		const hasTime = () =>
			context === undefined ||
			context.getRemainingTimeInMillis() > 10_000 + metricMs;
		try {
			const sent = await resendDue(receiver, receiver.now, hasTime);
			const since = await withinTime(metricMs, () =>
				waitingSince(receiver.table, receiver.now()),
			);
			const waitedMs = since === null ? 0 : receiver.now() - since;
			measureSeconds(
				metricNames.oldestWaitingSeconds,
				Math.max(0, Math.round(waitedMs / 1_000)),
			);
			return { sent };
		} catch (error) {
			log.error("contact resend failed", describeError(error));
			// Lambda logs the text of thrown errors, and an AWS service's text may quote a visitor.
			throw new Error("contact resend failed");
		}
	}
}
