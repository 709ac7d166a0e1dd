/**
 * The form's honeypot: a field that people neither see nor reach, and bots fill in. Its name
 * means nothing to the autofill of browsers and password managers.
 */
export const honeypotField = "contact_extra_note";

/** Request headers by which the form's script tells a person from a bot; the body holds the message alone. */
export const signalHeaders = {
	/** What stands in the honeypot, percent-encoded. */
	honeypot: "x-form-honeypot",
	/** The visitor's first input into the message, also where a saved draft holds it; epoch milliseconds by the visitor's clock. */
	startedAt: "x-form-started",
	/** The press of Send, by the same clock. */
	submittedAt: "x-form-submitted",
} as const;
