/** Largest accepted request body, in bytes: fits the longest message as a percent-encoded plain form, with room for the rest. */
export const maxBodyBytes = 65_536;

/** Most links that one message may contain; bots send dozens. */
export const maxLinks = 5;

/** A person needs at least this long to fill in the form. */
export const minFillMs = 2_000;

/** Most messages from one IPv4 address or IPv6 /56 network in a clock hour. */
export const messagesPerHour = 5;

/** How long a message that looks like a bot's is stored, unless an operator releases it; the privacy page says so too. */
export const suspectDays = 14;

/** How long messages are stored; the privacy page says so too. */
export const messageDays = 90;
