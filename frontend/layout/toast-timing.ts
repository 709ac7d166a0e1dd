/** Specification §9, "Toast" and "Swipe dismiss". Lengths in CSS pixels, times in milliseconds. */
export const toastMs = 4000;
export const visibleToasts = 3;
export const toastWidth = 356;
export const swipeDistance = 20;
