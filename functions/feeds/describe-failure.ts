/** By Node's error codes. */
const descriptions: Record<string, string> = {
	ECONNREFUSED: "refused",
	ECONNRESET: "reset",
	ENOTFOUND: "unknown host",
	EAI_AGAIN: "name not resolved",
	ETIMEDOUT: "timed out",
	ABORT_ERR: "timed out",
	HPE_HEADER_OVERFLOW: "headers too large",
};

/** Describes a failed request in a few words, for the log and the list of sources. */
export function describeFailure(error: unknown): string {
	if (!(error instanceof Error)) return "unknown";
	const { code } = error as NodeJS.ErrnoException;
	switch (error.name) {
		case "TimeoutError":
		case "AbortError":
			return "timed out";
		case "RefusedError":
			return error.message;
		case "RedirectRefusedError":
			return `redirect refused: ${error.message}`;
		default:
			return descriptions[code ?? ""] ?? code ?? error.name;
	}
}
