/** What the visitor reads about a contact message (docs/behaviour.md, "Contact"). */
export const contactWords = {
	category: "General Enquiry",
	/** Label of the honeypot, for whoever sees it in spite of everything. */
	honeypot: "Leave this field empty",
	sent: "Thank you. Your message has reached us, and we will answer within one business day.",
	rejected: "An error occurred while sending your message",
	unreachable: "Failed to send message. Please try again later.",
	tooMany:
		"We have received several messages from you. Please try again in an hour.",
} as const;

/** In the mail that we read. */
export const mailWords = {
	noReplyTo:
		"Reply does not reach this address: copy it, and write from a mail program that knows such letters",
} as const;

/** Answers to requests that the site's own form never makes. */
export const contactRefusals = {
	notOurForm: "Messages can be sent from the contact form of this site only.",
	notPost: "Messages are sent with POST.",
	notJson:
		"The request must be JSON (application/json) or a form (application/x-www-form-urlencoded).",
	badJson: "The request is not valid JSON.",
	notUtf8: "The request is not valid UTF-8 text.",
	tooLarge: "The request is too large. Please shorten your message.",
} as const;

/** The page that answers a form sent without JavaScript. */
export const responsePage = {
	sentTitle: "Message sent",
	reference: "Your reference:",
	refusedTitle: "Message not sent",
	keepText: "What you wrote is kept below.",
	backText: "Your browser's Back button returns to what you wrote.",
	optional: "optional",
	send: "Send message",
	back: "Back to Contact",
	home: "Home",
	onward: "Where to go from here",
} as const;
