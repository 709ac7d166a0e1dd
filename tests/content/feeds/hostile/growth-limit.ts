/** How much faster than its size a text's time may grow: quadratic work has 8. */
export const allowedGrowth = 1.5;

/** The smallest of the four sizes, in characters. */
export const smallestBytes = 16_000;
