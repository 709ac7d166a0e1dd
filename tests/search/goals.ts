/** Shares of the queries whose first result, or one of the first three, has to serve them. */
export const firstGoal = 0.9;
export const inThreeGoal = 0.97;
