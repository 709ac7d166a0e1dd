import { showToast } from "./toast-store.ts";

/**
 * Copies a text, and says so.
 * @param notCopied is said where the browser refuses; it contains the text, to be copied by hand
 */
export async function copyText(
	text: string,
	copied: string,
	notCopied: string,
): Promise<void> {
	try {
		await navigator.clipboard.writeText(text);
		await showToast("success", copied);
	} catch {
		await showToast("error", notCopied, text);
	}
}
