import { expect, test } from "vitest";
import {
	loadWhenDue,
	type PageLoad,
} from "#frontend/build/inline/when-to-load.ts";

/** Starts loading on a page whose paint, input and timers the test triggers itself. */
function start(known: Partial<PageLoad>) {
	const due = {
		paint: () => {},
		input: () => {},
		waits: new Map<number, () => void>(),
	};
	let loads = 0;
	loadWhenDue(() => loads++, {
		isHidden: false,
		responseMs: 20,
		onPaint: (listener) => {
			due.paint = listener;
		},
		onInput: (listener) => {
			due.input = listener;
		},
		wait: (listener, ms) => due.waits.set(ms, listener),
		...known,
	});
	return { ...due, loads: () => loads };
}

test.each([
	["a slow network", { responseMs: 60 }],
	["a hidden page, which is not painted", { isHidden: true }],
])("%s: the scripts load at once, after the current task", (_, known) => {
	const page = start(known);
	expect([...page.waits.keys()]).toEqual([0]);
	expect(page.loads()).toBe(0);
	page.waits.get(0)?.();
	expect(page.loads()).toBe(1);
});

test.each([
	["a fast network", { responseMs: 59 }],
	["a browser that does not report request times", { responseMs: Number.NaN }],
])("%s: they load on paint, on input or after a second", (_, known) => {
	for (const begin of ["paint", "input", 1_000] as const) {
		const page = start(known);
		expect([...page.waits.keys()]).toEqual([1_000]);
		expect(page.loads()).toBe(0);
		if (begin === 1_000) page.waits.get(begin)?.();
		else page[begin]();
		expect(page.loads()).toBe(1);
	}
});

test("a browser without performance observers: they load on input or after a second", () => {
	for (const begin of ["input", 1_000] as const) {
		let loads = 0;
		const due = { input: () => {}, timer: () => {} };
		const load = () =>
			loadWhenDue(() => loads++, {
				isHidden: false,
				responseMs: 20,
				onPaint: () => {
					throw new ReferenceError("PerformanceObserver is not defined");
				},
				onInput: (listener) => {
					due.input = listener;
				},
				wait: (listener) => {
					due.timer = listener;
				},
			});
		expect(load).toThrow(ReferenceError);
		if (begin === "input") due.input();
		else due.timer();
		expect(loads).toBe(1);
	}
});

test("scripts are loaded once, whatever else happens", () => {
	const page = start({});
	page.input();
	page.paint();
	page.paint();
	page.waits.get(1_000)?.();
	expect(page.loads()).toBe(1);
});
