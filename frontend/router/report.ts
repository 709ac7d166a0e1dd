import { UnreachableFileError } from "./fetch-once.ts";

/** Enough distinct errors to know what is wrong with a page. */
const maxReports = 20;
const reported = new Set<string>();

/**
 * Logs an error to the console, once per distinct message. React wraps errors thrown during
 * hydration, so the cause is logged instead. Missing chunks and files that the network failed
 * to deliver are skipped, as the browser reports them itself.
 */
export function reportOnce(error: unknown): void {
	if (error instanceof UnreachableFileError) return;
	const cause = (error instanceof Error && error.cause) || error;
	const message = String(cause);
	if (isMissingChunk(cause) || reported.has(message)) return;
	if (reported.size >= maxReports) return;
	reported.add(message);
	console.error(cause);
}

/** Returns whether an import() failed because its file could not be loaded; each browser words the error differently. */
export function isMissingChunk(error: unknown): boolean {
	return error instanceof TypeError && /import/i.test(error.message);
}
