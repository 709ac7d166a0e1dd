/** docs/behaviour.md, "Toasts". Lengths in CSS pixels, times in milliseconds. */
export const toastMs = 4000;
export const visibleToasts = 3;
export const toastWidth = 356;
export const toastGap = 14;
export const toastOffset = 32;
/** Duration of the fade at the end of a toast's life. */
export const toastFadeMs = 160;
/** Some screen readers ignore messages in a live region that is newer than this. */
export const regionSettleMs = 100;

export const swipeDistance = 20;
/** In pixels per millisecond. */
export const swipeSpeed = 0.11;
/** A movement no longer than this is a click with an unsteady hand, however fast. */
export const swipeSlop = 3;
