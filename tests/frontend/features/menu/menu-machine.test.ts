import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	closeDelayMs,
	createMenuMachine,
	type MenuMachine,
	openDelayMs,
	skipWindowMs,
} from "#frontend/features/menu/menu-machine.ts";

let menu: MenuMachine;
const goToFooter = vi.fn();
const open = () => menu.store.getState().open;

beforeEach(() => {
	vi.useFakeTimers();
	goToFooter.mockClear();
	menu = createMenuMachine(goToFooter);
});
afterEach(() => {
	vi.useRealTimers();
});

test("opens after the open delay, even if the pointer keeps moving over the trigger", () => {
	menu.pointerOverTrigger("Products");
	vi.advanceTimersByTime(openDelayMs - 1);
	menu.pointerOverTrigger("Products");
	expect(open()).toBeNull();
	vi.advanceTimersByTime(1);
	expect(open()).toBe("Products");
});

test("restarts the delay if the pointer reaches a sibling before anything is open", () => {
	menu.pointerOverTrigger("Products");
	vi.advanceTimersByTime(openDelayMs - 1);
	menu.pointerOverTrigger("Services");
	vi.advanceTimersByTime(openDelayMs - 1);
	expect(open()).toBeNull();
	vi.advanceTimersByTime(1);
	expect(open()).toBe("Services");
});

test("never opens when the pointer leaves before the delay has passed", () => {
	menu.pointerOverTrigger("Products");
	vi.advanceTimersByTime(100);
	menu.pointerLeft();
	vi.advanceTimersByTime(closeDelayMs);
	// Nothing has closed, so the next hover waits again.
	menu.pointerOverTrigger("Products");
	expect(open()).toBeNull();
	menu.pointerLeft();
	vi.advanceTimersByTime(5_000);
	expect(open()).toBeNull();
});

test("switches at once to a sibling while a panel is open", () => {
	menu.toggle("Products");
	menu.pointerLeft();
	menu.pointerOverTrigger("Services");
	expect(open()).toBe("Services");
	vi.advanceTimersByTime(closeDelayMs * 2);
	expect(open()).toBe("Services");
});

test("closes after the close delay, even if a click opened it", () => {
	menu.toggle("Products");
	menu.pointerLeft();
	vi.advanceTimersByTime(closeDelayMs - 1);
	expect(open()).toBe("Products");
	vi.advanceTimersByTime(1);
	expect(open()).toBeNull();
});

test.each([
	["the panel", () => menu.pointerOverPanel()],
	["its trigger again", () => menu.pointerOverTrigger("Products")],
])(
	"stays open when the pointer reaches %s within the close delay",
	(_, reach) => {
		menu.toggle("Products");
		menu.pointerLeft();
		vi.advanceTimersByTime(closeDelayMs - 1);
		reach();
		vi.advanceTimersByTime(5_000);
		expect(open()).toBe("Products");
	},
);

test.each([
	[skipWindowMs, "Products"],
	[skipWindowMs + 1, null],
])(
	"%i ms after a panel closed, hovering opens %s at once",
	(wait, expected) => {
		menu.toggle("Products");
		menu.pointerLeft();
		vi.advanceTimersByTime(closeDelayMs);
		expect(open()).toBeNull();
		vi.advanceTimersByTime(wait);
		menu.pointerOverTrigger("Products");
		expect(open()).toBe(expected);
	},
);

test("keeps the panel open when a hovered trigger is clicked, and closes it on the next click", () => {
	menu.pointerOverTrigger("Products");
	vi.advanceTimersByTime(openDelayMs);
	menu.toggle("Products");
	expect(open()).toBe("Products");
	menu.toggle("Products");
	expect(open()).toBeNull();
});

test("the next click closes a panel opened by a click, although the pointer moves over its trigger", () => {
	menu.toggle("Products");
	menu.pointerOverTrigger("Products");
	menu.toggle("Products");
	expect(open()).toBeNull();
});

test("a click during the delay opens at once, and the panel stays open", () => {
	menu.pointerOverTrigger("Products");
	vi.advanceTimersByTime(50);
	menu.toggle("Products");
	expect(open()).toBe("Products");
	vi.advanceTimersByTime(openDelayMs * 2);
	expect(open()).toBe("Products");
});

test("after Escape a resting pointer does not reopen it until it has left", () => {
	menu.pointerOverTrigger("Products");
	vi.advanceTimersByTime(openDelayMs);
	menu.dismiss();
	menu.pointerOverTrigger("Products");
	vi.advanceTimersByTime(5_000);
	expect(open()).toBeNull();
	menu.pointerLeft();
	vi.advanceTimersByTime(5_000);
	menu.pointerOverTrigger("Products");
	vi.advanceTimersByTime(openDelayMs);
	expect(open()).toBe("Products");
});

test.each([
	["Escape", () => menu.dismiss()],
	["Enter", () => menu.toggle("Products")],
])("after %s with the pointer elsewhere, hovering opens it", (_, close) => {
	menu.pointerOverTrigger("Products");
	menu.pointerLeft();
	menu.toggle("Products");
	close();
	vi.advanceTimersByTime(skipWindowMs * 2);
	menu.pointerOverTrigger("Products");
	vi.advanceTimersByTime(openDelayMs);
	expect(open()).toBe("Products");
});

test("a tap on a sibling switches, a tap on the same trigger closes", () => {
	menu.toggle("Products");
	menu.toggle("Services");
	expect(open()).toBe("Services");
	menu.toggle("Services");
	expect(open()).toBeNull();
});

test("a panel that cannot be shown closes, leads to the footer only if it was pressed, and a resting pointer does not reopen it", () => {
	menu.pointerOverTrigger("Products");
	vi.advanceTimersByTime(openDelayMs);
	menu.fail("Services");
	expect(open()).toBe("Products");
	menu.fail("Products");
	menu.pointerOverTrigger("Products");
	expect(open()).toBeNull();
	expect(goToFooter).not.toHaveBeenCalled();
	menu.toggle("Products");
	menu.fail("Products");
	expect(open()).toBeNull();
	expect(goToFooter).toHaveBeenCalledExactlyOnceWith("Products");
});
