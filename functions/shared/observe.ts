import type { Context } from "aws-lambda";
import { setRequestIds } from "./log.ts";
import { publishMetrics } from "./metrics.ts";

/**
 * Wraps an entry point so that its log lines name their request, and its metrics are published
 * whether it succeeds or fails.
 */
export function observe<Event, Result>(
	run: (event: Event, context?: Context) => Promise<Result>,
) {
	return async (event: Event, context?: Context): Promise<Result> => {
		setRequestIds(context, gatewayIdOf(event));
		try {
			return await run(event, context);
		} finally {
			publishMetrics();
		}
	};
}

// A schedule's event has no request id.
function gatewayIdOf(event: unknown): string | undefined {
	const { requestContext } = (event ?? {}) as {
		requestContext?: { requestId?: string };
	};
	return requestContext?.requestId;
}
