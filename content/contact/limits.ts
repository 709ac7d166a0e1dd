/** Longest accepted values of the contact message, in characters; the form and the API share them. */
export const contactLimits = {
	name: 100,
	phone_number: 40,
	email_address: 254,
	category: 60,
	message: 5_000,
} as const;

/** What editors and visitors call the fields; error messages begin with these. */
export const contactLabels = {
	name: "Name",
	phone_number: "Phone number",
	email_address: "Email",
	category: "Category",
	message: "Message",
} as const satisfies Record<keyof typeof contactLimits, string>;

/** Largest accepted request body, in bytes: the longest message as a plain form percent-encodes it, and room for the rest. */
export const maxBodyBytes = 65_536;

/** Web addresses that one message may carry; bots send dozens. */
export const maxLinks = 5;

/** A person needs at least this long to fill in the form. */
export const minFillMs = 2_000;

/** Messages that one address may send within an hour. */
export const messagesPerHour = 5;

/** How long a message that looks like a bot's is kept, unless an operator releases it; the privacy page says so too. */
export const suspectDays = 14;

/** How long messages are kept; the privacy page says so too. */
export const messageDays = 90;
