import { contactFields } from "#content/contact/fields.ts";

/** A message, and the words at its beginning that we and not the visitor have written. */
export type PrefilledMessage = { text: string; prefill: string };

/**
 * Begins the message with what the visitor now comes for, in the place of an earlier
 * prefill; what the visitor wrote stays, all of it.
 * @param message the message as it is in the form
 * @param next what the visitor comes for; empty where that is nothing in particular
 */
export function prefillMessage(
	message: PrefilledMessage,
	next: string,
): PrefilledMessage {
	const { text, prefill } = message;
	const isUntouched = prefill !== "" && text.startsWith(prefill);
	const written = isUntouched ? text.slice(prefill.length) : text;
	if (written.trim() === "") {
		// The visitor goes on writing behind the blank.
		return { text: next && `${next} `, prefill: next };
	}
	// The same prefill again: the visitor has deleted or changed it, and need not do so twice.
	if (next === "" || next === prefill) return message;
	const prefilled = isUntouched ? next + written : `${next}\n\n${written}`;
	return prefilled.length > contactFields.message.limit
		? message
		: { text: prefilled, prefill: next };
}

/**
 * One message of two that the visitor wrote: the saved draft, and what was typed into the
 * page before hydration, when the draft was not restored yet.
 */
export function joinMessages(saved: string, typed: string): string {
	// The browser may have restored the text itself, all of it or an earlier state.
	if (typed.startsWith(saved)) return typed;
	if (saved.startsWith(typed)) return saved;
	return `${saved.trimEnd()}\n${typed}`;
}
