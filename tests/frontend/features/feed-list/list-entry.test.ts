// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { useListEntry } from "#frontend/features/feed-list/use-list-entry.ts";
import {
	type Filters,
	useListFilters,
} from "#frontend/features/feed-list/use-list-filters.ts";
import {
	automaticPages,
	pageSize,
	usePaging,
} from "#frontend/features/feed-list/use-paging.ts";
import {
	maxFilterLength,
	writeDelayMs,
} from "#frontend/hooks/use-address-filters.ts";
import { renderHook } from "./render-hook.ts";

/** Tells the hook's sentinel that it has come near the screen. */
let reachEnd: () => void = () => {};

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			constructor(callback: (entries: object[]) => void) {
				reachEnd = () => callback([{ isIntersecting: true }]);
			}
			observe() {}
			disconnect() {
				reachEnd = () => {};
			}
		},
	);
	goTo("/blog", "first");
	return () => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	};
});

/** A navigation, with what the scroll restoration notes on each entry. */
function goTo(address: string, id: string): void {
	history.pushState({ version: 1, id }, "", address);
}

async function goBack(): Promise<void> {
	const popped = new Promise((resolve) =>
		addEventListener("popstate", resolve, { once: true }),
	);
	await act(async () => {
		history.back();
		await vi.runOnlyPendingTimersAsync();
		await popped;
	});
}

const address = () => location.pathname + location.search + location.hash;

function renderFilters() {
	const hook = renderHook(() => useListFilters(useListEntry()));
	return {
		hook,
		filters: () => hook.current[0],
		change: (change: Partial<Filters>) => act(() => hook.current[1](change)),
	};
}

const pause = () => act(() => vi.advanceTimersByTime(writeDelayMs));

test("filters are those of the address", () => {
	goTo("/blog?q=zero+trust&category=Cloud&else=1", "a");
	const { filters } = renderFilters();
	expect(filters()).toEqual({ text: "zero trust", category: "Cloud" });
});

test("filters apply at once, and stand in the address once the typing pauses", () => {
	goTo("/blog#main", "a");
	const length = history.length;
	const { filters, change } = renderFilters();
	for (const text of ["w", "wi", "wiz & co"]) change({ text });
	expect(filters()).toEqual({ text: "wiz & co", category: "All" });
	expect(address()).toBe("/blog#main");
	pause();
	expect(address()).toBe("/blog?q=wiz+%26+co#main");
	change({ category: "Open source" });
	pause();
	expect(address()).toBe("/blog?q=wiz+%26+co&category=Open+source#main");
	change({ text: "" });
	change({ category: "All" });
	pause();
	expect(address()).toBe("/blog#main");
	expect(filters()).toEqual({ text: "", category: "All" });
	expect(history.length, "Back leaves the list in one step").toBe(length);
	expect(history.state.id, "the entry is still the same").toBe("a");
});

test("Back returns to the filters of the entry, and drops what was typed since", async () => {
	goTo("/blog?q=one", "a");
	const { filters, change } = renderFilters();
	act(() => goTo("/blog?category=Cloud", "b"));
	expect(filters()).toEqual({ text: "", category: "Cloud" });
	change({ text: "half a wo" });
	await goBack();
	expect(filters()).toEqual({ text: "one", category: "All" });
	pause();
	expect(address()).toBe("/blog?q=one");
});

test("the list stays as it is while the next page is loading, and writes nothing on its entry", () => {
	goTo("/blog?q=one", "a");
	const { filters, change } = renderFilters();
	change({ category: "Cloud" });
	act(() => goTo("/about", "b"));
	pause();
	expect(filters().text).toBe("one");
	expect(address()).toBe("/about");
	expect(history.state).toEqual({ version: 1, id: "b" });
});

test("an unmounted list writes nothing", () => {
	const { hook, change } = renderFilters();
	change({ text: "word" });
	hook.unmount();
	vi.advanceTimersByTime(writeDelayMs);
	expect(address()).toBe("/blog");
});

test("what was typed stays on screen where the browser refuses another address", () => {
	const { filters, change } = renderFilters();
	const refuse = vi.spyOn(history, "replaceState").mockImplementation(() => {
		throw new DOMException("too often", "SecurityError");
	});
	change({ text: "word" });
	pause();
	expect(filters().text).toBe("word");
	refuse.mockRestore();
	change({ text: "words" });
	pause();
	expect(address()).toBe("/blog?q=words");
});

test("a text is cut alike whether typed or shared", () => {
	const long = "x".repeat(maxFilterLength + 50);
	goTo(`/blog?q=${long}`, "a");
	const { filters, change } = renderFilters();
	expect(filters().text).toHaveLength(maxFilterLength);
	change({ text: `y${long}` });
	expect(filters().text).toHaveLength(maxFilterLength);
	pause();
	expect(filters().text).toBe(`y${"x".repeat(maxFilterLength - 1)}`);
});

function renderPaging(total: number) {
	const hook = renderHook(() => {
		const paging = usePaging(total, useListEntry());
		// As the component does, which renders the element.
		paging.sentinel.current ??= document.createElement("div");
		return paging;
	});
	return hook;
}

test("twelve items come at first and twelve more at the end, five times; then a button asks", () => {
	const paging = renderPaging(100);
	expect(paging.current.visible).toBe(pageSize);
	for (let page = 2; page <= automaticPages; page += 1) {
		act(() => reachEnd());
		expect(paging.current.visible).toBe(page * pageSize);
	}
	expect(paging.current.needsButton).toBe(true);
	act(() => reachEnd());
	expect(paging.current.visible).toBe(60);
	act(() => paging.current.showMore());
	expect(paging.current.visible).toBe(72);
	act(() => paging.current.showFirst());
	expect(paging.current.visible).toBe(12);
});

test("a list that is shown whole loads no more and has no button", () => {
	const paging = renderPaging(60);
	for (let page = 1; page < 9; page += 1) act(() => reachEnd());
	expect(paging.current.visible).toBe(60);
	expect(paging.current.needsButton).toBe(false);
});

test("each entry of the history has its own length, and a first visit notes twelve", async () => {
	const paging = renderPaging(100);
	expect(history.state).toEqual({ version: 1, id: "first", visible: 12 });
	act(() => reachEnd());
	act(() => goTo("/blog?q=x", "second"));
	expect(paging.current.visible).toBe(12);
	await goBack();
	expect(paging.current.visible).toBe(24);
	expect(history.state).toEqual({ version: 1, id: "first", visible: 24 });
});

test("the end of a list that is being left is not noted on the next page's entry", () => {
	const paging = renderPaging(100);
	act(() => goTo("/about", "b"));
	act(() => reachEnd());
	expect(paging.current.visible).toBe(12);
	expect(history.state).toEqual({ version: 1, id: "b" });
});

test.each([
	["another version's", { version: 2, visible: 36 }],
	["damaged", { version: 1, id: "a", visible: "36" }],
	["too long", { version: 1, id: "a", visible: 1e9 }],
])("a length that is %s is none", (_, state) => {
	history.replaceState(state, "", "/blog");
	expect(renderPaging(100).current.visible).toBe(12);
});
