import { UnreachableFileError } from "./fetch-once.ts";

/** So many distinct errors say enough about one page. */
const maxReports = 20;
const reported = new Set<string>();

/**
 * Writes an error to the console, once for each that reads differently. React wraps what
 * went wrong while it hydrates; then the cause is what counts. A chunk that is missing and a
 * file that no network brings have been reported by the browser.
 */
export function reportOnce(error: unknown): void {
	if (error instanceof UnreachableFileError) return;
	const cause = (error instanceof Error && error.cause) || error;
	const words = String(cause);
	if (isMissingChunk(cause) || reported.has(words)) return;
	if (reported.size >= maxReports) return;
	reported.add(words);
	console.error(cause);
}

/** Whether an import() failed since the file could not be had; each browser words it in its own way. */
export function isMissingChunk(error: unknown): boolean {
	return error instanceof TypeError && /import/i.test(error.message);
}
