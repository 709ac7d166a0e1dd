import { Logger } from "@aws-lambda-powertools/logger";
import type { LogLevel } from "@aws-lambda-powertools/logger/types";
import type { Context } from "aws-lambda";
import { once } from "#content/once.ts";
import { optionalEnv } from "./env.ts";

/**
 * The fields that a log line may have besides its message. The list is closed, so that nothing a
 * visitor typed, and no address, gets into a log by accident.
 */
type Fields = Partial<
	Record<"error" | "code" | "reason" | "reference" | "url", string> &
		Record<"attempts" | "failures" | "tookMs", number> &
		Record<"failed" | "fresh" | "sent" | "stale", number> & {
			/** HTTP status of a response; for a feed also how its last fetch ended, in words. */
			status: number | string;
			/** AWS's request id of the failed call, for AWS support. */
			awsRequestId: string;
		}
>;

/** Writes one JSON line per call (Powertools Logger). */
export const log = {
	info: (message: string, fields: Fields = {}) =>
		logger().info(message, fields),
	warn: (message: string, fields: Fields = {}) =>
		logger().warn(message, fields),
	error: (message: string, fields: Fields = {}) =>
		logger().error(message, fields),
};

/**
 * Adds the ids of an invocation to all lines that follow: Lambda's own, and the gateway's, which
 * is the requestId in the access log.
 */
export function setRequestIds(
	context: Context | undefined,
	gatewayId: string | undefined,
): void {
	logger().resetKeys();
	if (context) logger().addContext(context);
	if (gatewayId) logger().setCorrelationId(gatewayId);
}

/** Returns what may be repeated of an error: its name, because services quote addresses and input in its text. */
export function errorName(error: unknown): string {
	return error instanceof Error ? error.name : typeof error;
}

/** Returns what a log may say about an error: its name and the service's status. */
export function describeError(error: unknown): Fields {
	if (!(error instanceof Error)) return { error: errorName(error) };
	const { $metadata, code } = error as Error & {
		$metadata?: { httpStatusCode?: number; requestId?: string };
		code?: unknown;
	};
	return {
		error: errorName(error),
		...(typeof code === "string" && { code }),
		...($metadata?.httpStatusCode && { status: $metadata.httpStatusCode }),
		...($metadata?.requestId && { awsRequestId: $metadata.requestId }),
	};
}

// Created on first use: the local gateway sets the environment only when it starts. The logger ignores the
// letter case of this level, and an unknown one.
const logger = once(
	() => new Logger({ logLevel: optionalEnv("LOG_LEVEL") as LogLevel }),
);
