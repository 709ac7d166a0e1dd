/** Shares of the queries for which the first result, or one of the first three, must be right. */
export const firstGoal = 0.9;
export const inThreeGoal = 0.97;
