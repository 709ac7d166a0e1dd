/** Results shown of one group at most, and of all groups together. */
export const groupLimit = 8;
export const resultLimit = 24;

/** Rows drawn with the keystroke itself: as many as a phone has in sight at once. */
export const firstRows = 6;

/** Choices remembered for the empty query, the latest first. */
export const recentLimit = 5;

/** Pages of each group offered on the empty query. */
export const startLimit = 4;

/** A result needs this share of the best one's score, or it is left out. */
export const weakShare = 0.08;

/** How many times better than the first row another must be to be chosen in its place. */
export const clearLead = 2;

/** Edits allowed, as a share of a word's letters; shorter words must be exact. */
export const typoShare = 0.2;
export const typoMinLength = 4;
