import type { IncomingMessage, ServerResponse } from "node:http";
import { describeError, log } from "#functions/shared/log.ts";
import { fromResult } from "./from-result.ts";
import { lambdaContext } from "./lambda-context.ts";
import { exceedsLambda, lambdaMaxBytes } from "./lambda-limits.ts";
import type { Handler } from "./load-functions.ts";
import { send } from "./send.ts";
import { toEvent } from "./to-event.ts";

// API Gateway accepts no larger body; whether its event fits into an invocation is checked separately.
const maxBytes = 10 * 1024 * 1024;
const timeoutMs = 15_000;

/**
 * Responds to a request by calling a function as API Gateway behind CloudFront does.
 * @param handler undefined for a path without a route
 */
export async function serveApi(
	request: IncomingMessage,
	response: ServerResponse,
	handler: Handler | undefined,
	options: { originSecret: string; securityHeaders: Record<string, string> },
): Promise<void> {
	const { originSecret, securityHeaders } = options;
	const body = await readAll(request);
	const event = body && toEvent(request, body, originSecret);
	const result =
		event === null || exceedsLambda(event)
			? error(413, "Request Too Long")
			: await call(handler, event);
	send(request, response, fromResult(result, securityHeaders));
}

async function call(
	handler: Handler | undefined,
	event: unknown,
): Promise<unknown> {
	if (!handler) return error(404, "Not Found");
	try {
		const result = await handler(event, lambdaContext("api", timeoutMs));
		if (!exceedsLambda(result)) return result;
		log.error("function crashed", {
			error: "Function.ResponseSizeTooLarge",
			reason: `more than ${lambdaMaxBytes} bytes`,
		});
		return error(500, "Internal Server Error");
	} catch (failure) {
		log.error("function crashed", describeError(failure));
		return error(500, "Internal Server Error");
	}
}

function error(statusCode: number, message: string) {
	return {
		statusCode,
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ message }),
	};
}

/** Reads the body, or returns null if it is too long; reads to the end, so that the client reads the response. */
async function readAll(request: IncomingMessage): Promise<Buffer | null> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		bytes += chunk.length;
		if (bytes <= maxBytes) chunks.push(chunk);
	}
	return bytes <= maxBytes ? Buffer.concat(chunks) : null;
}
