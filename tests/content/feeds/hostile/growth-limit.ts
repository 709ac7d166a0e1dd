/** How much faster than its size a text's time may grow. */
export const allowedGrowth = 1.3;

/** The smallest of the four sizes, in characters. */
export const smallestBytes = 16_000;
