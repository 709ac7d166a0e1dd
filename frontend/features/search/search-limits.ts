/** Maximum number of results shown per group, and in all groups together. */
export const groupLimit = 8;
export const resultLimit = 24;

/** Rows rendered with the keystroke itself: as many as a phone shows at once. */
export const firstRows = 6;

/** Number of recent choices remembered for the empty query. */
export const recentLimit = 5;

/** Number of results per group suggested for the empty query. */
export const startLimit = 4;

/** Results with less than this share of the best score are left out. */
export const weakShare = 0.04;

/** Minimum share of the best score for results in groups above that of the best result. */
export const aboveBestShare = 0.55;
