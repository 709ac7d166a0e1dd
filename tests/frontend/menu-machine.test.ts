import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	close,
	closeDelayMs,
	dismiss,
	openDelayMs,
	pointerLeft,
	pointerOverPanel,
	pointerOverTrigger,
	skipWindowMs,
	toggle,
	useMenu,
} from "#frontend/layout/menu/menu-machine.ts";

const open = () => useMenu.getState().open;

// Each fake clock begins at nought, but what one test closed must lie behind the next.
let round = 0;
beforeEach(() => {
	vi.useFakeTimers();
	round += 1;
	vi.advanceTimersByTime(round * 100_000);
});

afterEach(() => {
	// Leaves no timer, no warm window and no dismissal to the next test.
	pointerLeft();
	close();
	vi.advanceTimersByTime(10_000);
	vi.useRealTimers();
});

test("opens after the open delay, though the pointer goes on moving over the trigger", () => {
	pointerOverTrigger("Products");
	vi.advanceTimersByTime(openDelayMs - 1);
	pointerOverTrigger("Products");
	expect(open()).toBeNull();
	vi.advanceTimersByTime(1);
	expect(open()).toBe("Products");
});

test("waits anew for a sibling that the pointer reaches before anything is open", () => {
	pointerOverTrigger("Products");
	vi.advanceTimersByTime(openDelayMs - 1);
	pointerOverTrigger("Services");
	vi.advanceTimersByTime(openDelayMs - 1);
	expect(open()).toBeNull();
	vi.advanceTimersByTime(1);
	expect(open()).toBe("Services");
});

test("never opens when the pointer leaves before the delay has passed", () => {
	pointerOverTrigger("Products");
	vi.advanceTimersByTime(100);
	pointerLeft();
	vi.advanceTimersByTime(5_000);
	expect(open()).toBeNull();
});

test("switches at once to a sibling while a panel is open", () => {
	toggle("Products");
	pointerLeft();
	pointerOverTrigger("Services");
	expect(open()).toBe("Services");
	vi.advanceTimersByTime(closeDelayMs * 2);
	expect(open()).toBe("Services");
});

test("closes after the close delay, also what a click has opened", () => {
	toggle("Products");
	pointerLeft();
	vi.advanceTimersByTime(closeDelayMs - 1);
	expect(open()).toBe("Products");
	vi.advanceTimersByTime(1);
	expect(open()).toBeNull();
});

test("stays open when the pointer reaches the panel within the close delay", () => {
	toggle("Products");
	pointerLeft();
	vi.advanceTimersByTime(closeDelayMs - 1);
	pointerOverPanel();
	vi.advanceTimersByTime(5_000);
	expect(open()).toBe("Products");
});

test.each([
	[skipWindowMs, "Products"],
	[skipWindowMs + 1, null],
])(
	"%i ms after a close the panel that opens at once is %s",
	(wait, expected) => {
		toggle("Products");
		pointerLeft();
		vi.advanceTimersByTime(closeDelayMs);
		expect(open()).toBeNull();
		vi.advanceTimersByTime(wait);
		pointerOverTrigger("Products");
		expect(open()).toBe(expected);
	},
);

test("the first click on what hovering opened keeps it open, the next closes it", () => {
	pointerOverTrigger("Products");
	vi.advanceTimersByTime(openDelayMs);
	toggle("Products");
	expect(open()).toBe("Products");
	toggle("Products");
	expect(open()).toBeNull();
});

test("a click before the delay opens at once and stays", () => {
	pointerOverTrigger("Products");
	vi.advanceTimersByTime(50);
	toggle("Products");
	expect(open()).toBe("Products");
	vi.advanceTimersByTime(openDelayMs * 2);
	expect(open()).toBe("Products");
});

test("after Escape the resting pointer does not open it again until it has left", () => {
	pointerOverTrigger("Products");
	vi.advanceTimersByTime(openDelayMs);
	dismiss();
	pointerOverTrigger("Products");
	vi.advanceTimersByTime(5_000);
	expect(open()).toBeNull();
	pointerLeft();
	vi.advanceTimersByTime(5_000);
	pointerOverTrigger("Products");
	vi.advanceTimersByTime(openDelayMs);
	expect(open()).toBe("Products");
});

test("a tap on a sibling switches, a tap on the same closes", () => {
	toggle("Products");
	toggle("Services");
	expect(open()).toBe("Services");
	toggle("Services");
	expect(open()).toBeNull();
});
