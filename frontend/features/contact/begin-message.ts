import { contactLimits } from "#content/contact/limits.ts";

/** A message, and the words in it that are ours and not the visitor's. */
export type BegunMessage = { text: string; prefill: string };

/**
 * Puts what the visitor now comes for at the beginning of the message. It takes the place
 * of what we have begun the message with before; what the visitor wrote stays, all of it.
 * @param message as it stands
 * @param next what the visitor comes for; empty where that is nothing in particular
 */
export function beginMessage(
	message: BegunMessage,
	next: string,
): BegunMessage {
	const { text, prefill } = message;
	const isOursFirst = prefill !== "" && text.startsWith(prefill);
	const theirs = isOursFirst ? text.slice(prefill.length) : text;
	if (theirs.trim() === "") {
		// The visitor goes on writing behind it.
		return { text: next && `${next} `, prefill: next };
	}
	// Without our words the visitor has deleted or changed them, and need not do so again.
	if (next === "" || next === prefill) return message;
	const begun = isOursFirst ? next + theirs : `${next}\n\n${theirs}`;
	return begun.length > contactLimits.message
		? message
		: { text: begun, prefill: next };
}

/**
 * One message of two that both hold what the visitor wrote: the saved draft, and what was
 * typed into the built page before the draft could be put back.
 */
export function joinMessages(saved: string, typed: string): string {
	// The browser may have put the text back itself, all of it or as it once was.
	if (typed.startsWith(saved)) return typed;
	if (saved.startsWith(typed)) return saved;
	return `${saved.trimEnd()}\n${typed}`;
}
