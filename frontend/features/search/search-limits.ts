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
export const weakShare = 0.04;

/** A result whose group stands above the best result's needs this share of its score. */
export const aboveBestShare = 0.55;
