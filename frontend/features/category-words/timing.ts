/** Times in milliseconds, lengths in CSS pixels. */
export const wordSpawnMs = 2000;
/** How long a word stays at peak opacity; it fades in and out in the rest of the animation. */
export const wordDisplayMs = 2000;
export const wordAnimationMs = 3500;
export const wordScale = { from: 1, to: 5 };
export const wordPeakOpacity = 0.8;
export const wordEdgePadding = 100;
