import { contactFields } from "#content/contact/fields.ts";

/** A message, and the text at its start that we wrote rather than the visitor. */
export type PrefilledMessage = { text: string; prefill: string };

/**
 * Puts a prefill at the start of the message, replacing an earlier one. Everything that the
 * visitor wrote is preserved.
 * @param message the message currently in the form
 * @param next the new prefill; empty if the visitor came for nothing in particular
 */
export function prefillMessage(
	message: PrefilledMessage,
	next: string,
): PrefilledMessage {
	const { text, prefill } = message;
	const isUntouched = prefill !== "" && text.startsWith(prefill);
	const written = isUntouched ? text.slice(prefill.length) : text;
	if (written.trim() === "") {
		// The visitor continues after the space.
		return { text: next && `${next} `, prefill: next };
	}
	// The visitor has already deleted or changed this prefill, so it is not inserted again.
	if (next === "" || next === prefill) return message;
	const prefilled = isUntouched ? next + written : `${next}\n\n${written}`;
	return prefilled.length > contactFields.message.limit
		? message
		: { text: prefilled, prefill: next };
}

/**
 * Joins the two parts that the visitor wrote: the saved draft, and the text typed into the page
 * before hydration, when the draft had not been restored yet.
 */
export function joinMessages(saved: string, typed: string): string {
	// The browser may have restored the text itself, in full or in an earlier state.
	if (typed.startsWith(saved)) return typed;
	if (saved.startsWith(typed)) return saved;
	return `${saved.trimEnd()}\n${typed}`;
}
