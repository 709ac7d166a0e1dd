/**
 * The form's honeypot: a field that people neither see nor reach, but bots fill in. Browsers and
 * password managers associate no saved value with its name.
 */
export const honeypotField = "contact_extra_note";

/** Request headers in which the form's script reports signs of a person or a bot; the body holds only the message. */
export const signalHeaders = {
	/** The honeypot's value, percent-encoded. */
	honeypot: "x-form-honeypot",
	/** When the visitor began to fill in the form, even if before a reload; epoch milliseconds by the visitor's clock. */
	startedAt: "x-form-started",
	/** When the visitor pressed Send, by the same clock. */
	submittedAt: "x-form-submitted",
} as const;
