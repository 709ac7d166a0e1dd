import { optionalEnv } from "./env.ts";

type Fields = Record<string, unknown>;
type Level = "info" | "warn" | "error";

/** Writes one JSON line each; never pass a visitor's text or address. */
export const log = {
	info: (message: string, fields: Fields = {}) =>
		write("info", message, fields),
	warn: (message: string, fields: Fields = {}) =>
		write("warn", message, fields),
	error: (message: string, fields: Fields = {}) =>
		write("error", message, fields),
};

/**
 * What a log may say about an error: its name and the service's status. Its text
 * is left out because services quote addresses and input in theirs.
 */
export function describeError(error: unknown): Fields {
	if (!(error instanceof Error)) return { error: typeof error };
	const { $metadata, code } = error as Error & {
		$metadata?: { httpStatusCode?: number; requestId?: string };
		code?: unknown;
	};
	return {
		error: error.name,
		...(typeof code === "string" && { code }),
		...($metadata?.httpStatusCode && { status: $metadata.httpStatusCode }),
		...($metadata?.requestId && { requestId: $metadata.requestId }),
	};
}

function write(level: Level, message: string, fields: Fields): void {
	// Benchmarks and tests read better without it.
	if (optionalEnv("LOG_LEVEL") === "silent") return;
	const line = JSON.stringify({ level, message, ...fields });
	if (level === "info") console.log(line);
	else if (level === "warn") console.warn(line);
	else console.error(line);
}
