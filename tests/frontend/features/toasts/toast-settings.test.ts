import { expect, test } from "vitest";
import {
	swipeDistance,
	swipeSpeed,
	toastFadeMs,
	toastGap,
	toastMs,
	toastOffset,
	toastWidth,
	visibleToasts,
} from "#frontend/features/toasts/toast-settings.ts";
import { isSwipe } from "#frontend/features/toasts/toast-swipe.ts";

// docs/behaviour.md, "Toasts".
test.each([
	["life", toastMs, 4000],
	["visible at once", visibleToasts, 3],
	["width", toastWidth, 356],
	["gap", toastGap, 14],
	["offset", toastOffset, 32],
	["swipe distance", swipeDistance, 20],
	["swipe speed", swipeSpeed, 0.11],
])("a toast's %s: as promised", (_name, value, promised) => {
	expect(value).toBe(promised);
});

test("the fade is part of the four seconds", () => {
	expect(toastFadeMs).toBeLessThan(toastMs);
});

test.each([
	[20, 1000, false],
	[21, 1000, true],
	[11, 100, false],
	[12, 100, true],
	[15, 39, true],
	[0, 0, false],
	// A click with an unsteady hand.
	[3, 1, false],
])("a swipe of %i pixels in %i ms dismisses it: %s", (distance, ms, isOut) => {
	expect(isSwipe(distance, ms)).toBe(isOut);
});
