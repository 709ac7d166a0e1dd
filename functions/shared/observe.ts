import type { Context } from "aws-lambda";
import { nameRequest } from "./log.ts";
import { publishMetrics } from "./metrics.ts";

/**
 * An entry point whose log lines name their request, and whose figures are published
 * when it ends, however it ends.
 */
export function observe<Event, Result>(
	run: (event: Event, context?: Context) => Promise<Result>,
) {
	return async (event: Event, context?: Context): Promise<Result> => {
		nameRequest(context, gatewayIdOf(event));
		try {
			return await run(event, context);
		} finally {
			publishMetrics();
		}
	};
}

// A schedule's event has none.
function gatewayIdOf(event: unknown): string | undefined {
	const { requestContext } = (event ?? {}) as {
		requestContext?: { requestId?: string };
	};
	return requestContext?.requestId;
}
