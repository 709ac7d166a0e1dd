// @vitest-environment happy-dom
import { act, createElement, useState } from "react";
import { type Cache, SWRConfig } from "swr";
import { beforeEach, expect, test, vi } from "vitest";
import {
	settlingMs,
	usePendingUpdates,
} from "#frontend/features/feed-list/use-pending-updates.ts";
import { renderHook } from "./render-hook.ts";

const minute = 60_000;
const list = (items: string, at = 0) => ({ items: items.split(" "), at });
const keyOf = (item: string) => item;

let cache: Cache;
beforeEach(() => {
	cache = new Map();
	vi.useFakeTimers();
	vi.stubGlobal("scrollY", 0);
	return () => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	};
});

function open(first: ReturnType<typeof list> | null, isReturn = false) {
	let rerender: () => void = () => {};
	let latest = first;
	const hook = renderHook(
		() => {
			const [, setCount] = useState(0);
			rerender = () => setCount((count) => count + 1);
			return usePendingUpdates("news", latest, keyOf, isReturn);
		},
		(children) =>
			createElement(SWRConfig, { value: { provider: () => cache } }, children),
	);
	return {
		hook,
		shown: () => hook.current.shown?.items.join(" "),
		added: () => hook.current.added,
		receive(next: ReturnType<typeof list>) {
			latest = next;
			act(() => rerender());
		},
		accept: () => act(() => hook.current.accept()),
	};
}

test("a first list is shown immediately", () => {
	const { receive, shown, added } = open(null);
	expect(shown()).toBeUndefined();
	vi.advanceTimersByTime(minute);
	receive(list("b a"));
	expect(shown()).toBe("b a");
	expect(added()).toEqual([]);
});

test("articles that are new soon after the page was opened are shown at once", () => {
	const { receive, shown } = open(list("b a"));
	vi.advanceTimersByTime(settlingMs - 1);
	receive(list("c b a"));
	expect(shown()).toBe("c b a");
});

test.each([
	["later", () => vi.advanceTimersByTime(settlingMs)],
	[
		"later, if the clock was set back",
		() => vi.setSystemTime(Date.now() - 60 * minute),
	],
	["while the visitor reads further down", () => vi.stubGlobal("scrollY", 41)],
	["after a key", () => dispatchEvent(new Event("keydown"))],
	["after a click", () => dispatchEvent(new Event("pointerdown"))],
])("articles that are new %s wait until they are requested", (_, before) => {
	const { receive, shown, added, accept } = open(list("b a"));
	before();
	receive(list("d c b"));
	expect(shown()).toBe("b a");
	expect(added()).toEqual(["d", "c"]);
	receive(list("e d c b"));
	expect(added()).toEqual(["e", "d", "c"]);
	accept();
	expect(shown()).toBe("e d c b");
	expect(added()).toEqual([]);
});

test("older articles than those on screen are appended at once, as a page is built with twelve", () => {
	const { receive, shown, added, accept } = open(list("d c"));
	dispatchEvent(new Event("pointerdown"));
	receive(list("f e d x c b a"));
	expect(shown()).toBe("d c b a");
	expect(added()).toEqual(["f", "e", "x"]);
	receive(list("g f e d x c b"));
	expect(shown()).toBe("d c b a");
	expect(added()).toEqual(["g", "f", "e", "x"]);
	accept();
	expect(shown()).toBe("g f e d x c b");
});

test("of two lists with nothing in common, all of the latest is new", () => {
	const { receive, shown, added } = open(list("b a"));
	dispatchEvent(new Event("pointerdown"));
	receive(list("d c"));
	expect(shown()).toBe("b a");
	expect(added()).toEqual(["d", "c"]);
});

test("a list with nothing new replaces the shown one, even while the visitor reads", () => {
	const { receive, hook } = open(list("b a", 1));
	vi.advanceTimersByTime(minute);
	receive(list("b", 2));
	expect(hook.current.shown).toEqual(list("b", 2));
});

test("a returning visitor finds the list that was on screen, and newer articles wait", () => {
	const first = open(list("b a"));
	vi.advanceTimersByTime(minute);
	first.receive(list("c b a"));
	expect(first.shown()).toBe("b a");
	first.hook.unmount();

	const again = open(list("d c b a"), true);
	expect(again.shown()).toBe("b a");
	expect(again.added()).toEqual(["d", "c"]);
	again.hook.unmount();

	const other = open(list("d c b a"));
	expect(other.shown(), "on a first visit").toBe("d c b a");
});
