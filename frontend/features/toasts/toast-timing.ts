/** docs/behaviour.md, "Toasts". Lengths in CSS pixels, times in milliseconds. */
export const toastMs = 4000;
export const visibleToasts = 3;
export const toastWidth = 356;
export const toastGap = 14;
export const toastOffset = 32;
/** The end of a toast's life, in which it fades. */
export const toastFadeMs = 160;

export const swipeDistance = 20;
/** In pixels per millisecond. */
export const swipeSpeed = 0.11;
/** Less than this is a click with an unsteady hand, however fast. */
export const swipeSlop = 3;

/** Whether a movement throws a toast out: further or faster than the limits. */
export function isSwipe(distance: number, ms: number): boolean {
	if (distance <= swipeSlop) return false;
	return distance > swipeDistance || distance / Math.max(ms, 1) > swipeSpeed;
}
