import { refusals } from "#content/copy/interface/contact.yaml";
import { comesThroughCdn } from "#functions/shared/comes-through-cdn.ts";
import type { HttpEvent, HttpResult } from "#functions/shared/http.ts";
import { log } from "#functions/shared/log.ts";
import { type Acceptor, accept } from "./accept.ts";
import { isSameSite, suspicionOf } from "./guard.ts";
import { isFormPost, parseMessage } from "./parse.ts";
import { type Refusal, refusedResponse, sentResponse } from "./responses.ts";

export type Receiver = Acceptor & {
	/** Accepted values of x-origin-verify, which the CDN sends; if empty, requests may come from anywhere. */
	originSecrets: string[];
};

/** Handles POST /api/contact: stores the message, then tries to mail it. */
export async function receive(
	receiver: Receiver,
	event: HttpEvent,
): Promise<HttpResult> {
	const asPage = isFormPost(event);
	const refusal = findRefusal(receiver, event);
	if (refusal) return refusedResponse(asPage, refusal);
	const parsed = parseMessage(event);
	if (parsed.status === "refused") {
		log.info("contact message refused", { status: parsed.statusCode });
		return refusedResponse(asPage, parsed);
	}
	const { message, signals } = parsed;
	const suspicion = suspicionOf(signals, receiver.now());
	const outcome = await accept(receiver, event, message, suspicion);
	return outcome.status === "stored"
		? sentResponse(asPage, outcome.reference)
		: refusedResponse(asPage, { ...outcome.refusal, typed: message });
}

function findRefusal(receiver: Receiver, event: HttpEvent): Refusal | null {
	if (!comesThroughCdn(event, receiver.originSecrets)) {
		return { statusCode: 403, reason: refusals.notOurForm };
	}
	if (event.requestContext.http.method !== "POST") {
		return {
			statusCode: 405,
			reason: refusals.notPost,
			headers: { allow: "POST" },
		};
	}
	if (!isSameSite(event, receiver.origins)) {
		log.info("contact message refused", { reason: "cross-site" });
		// Not 403, which CloudFront turns into the Page Not Found screen (infra/constructs/static-site.ts).
		return { statusCode: 400, reason: refusals.notOurForm };
	}
	return null;
}
