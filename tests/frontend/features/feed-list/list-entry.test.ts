// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import {
	type Filters,
	useListFilters,
} from "#frontend/features/feed-list/use-list-filters.ts";
import {
	automaticLoads,
	pageSize,
	usePaging,
} from "#frontend/features/feed-list/use-paging.ts";
import {
	maxFilterLength,
	writeDelayMs,
} from "#frontend/hooks/use-url-filters.ts";
import { useListEntry } from "#frontend/router/use-list-entry.ts";
import { renderHook } from "./render-hook.ts";

/** Reports to the hook that the sentinel is near the viewport. */
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

/** Navigates, including what scroll restoration records on each entry. */
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

test("filters are read from the URL", () => {
	goTo("/blog?q=zero+trust&category=Cloud&else=1", "a");
	const { filters } = renderFilters();
	expect(filters()).toEqual({ text: "zero trust", category: "Cloud" });
});

test("filters apply at once, and are in the URL once typing pauses", () => {
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

test.each(["50%", "%41", "Zero%20Trust", "C%2B%2B", "100%25"])(
	"%j stays as it was typed",
	(text) => {
		const { filters, change } = renderFilters();
		change({ text });
		pause();
		expect(filters().text).toBe(text);
	},
);

test("Back returns to the entry's filters, and discards text typed since", async () => {
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

test("the list stays unchanged while the next page loads, and writes nothing to its entry", () => {
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

test("typed text stays on screen if the browser refuses to change the URL", () => {
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

test("a query is cut the same way whether typed or shared", () => {
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
		// The component, which renders the element, does this too.
		paging.sentinel.current ??= document.createElement("div");
		return paging;
	});
	return hook;
}

test("twelve items are shown first and twelve more at the end, five times; then a button appears", () => {
	const paging = renderPaging(100);
	expect(paging.current.visible).toBe(pageSize);
	for (let load = 1; load <= automaticLoads; load += 1) {
		expect(paging.current.needsButton).toBe(false);
		act(() => reachEnd());
		expect(paging.current.visible).toBe(pageSize + load * pageSize);
	}
	expect(paging.current.needsButton).toBe(true);
	act(() => reachEnd());
	expect(paging.current.visible).toBe(72);
	act(() => paging.current.showMore());
	expect(paging.current.visible).toBe(84);
	act(() => paging.current.showFirst());
	expect(paging.current.visible).toBe(12);
});

test("a list that is fully shown loads no more and has no button", () => {
	const paging = renderPaging(60);
	for (let page = 1; page < 9; page += 1) act(() => reachEnd());
	expect(paging.current.visible).toBe(60);
	expect(paging.current.needsButton).toBe(false);
});

test("each history entry has its own length, and a first visit records twelve", async () => {
	const paging = renderPaging(100);
	expect(history.state).toEqual({ version: 1, id: "first", visible: 12 });
	act(() => reachEnd());
	act(() => goTo("/blog?q=x", "second"));
	expect(paging.current.visible).toBe(12);
	await goBack();
	expect(paging.current.visible).toBe(24);
	expect(history.state).toEqual({ version: 1, id: "first", visible: 24 });
});

test("a list that grows while the visitor leaves it is recorded once they are back, and not on the next page's entry", async () => {
	const paging = renderPaging(100);
	act(() => goTo("/about", "b"));
	for (let load = 1; load <= automaticLoads; load += 1) act(() => reachEnd());
	expect(paging.current.visible).toBe(72);
	act(() => paging.current.showMore());
	expect(paging.current.visible).toBe(84);
	act(() => paging.current.showFirst());
	act(() => reachEnd());
	expect(paging.current.visible).toBe(24);
	expect(history.state).toEqual({ version: 1, id: "b" });
	await goBack();
	expect(paging.current.visible).toBe(24);
	expect(history.state).toEqual({ version: 1, id: "first", visible: 24 });
});

test.each([
	["another version's", { version: 2, visible: 36 }],
	["damaged", { version: 1, id: "a", visible: "36" }],
	["too long", { version: 1, id: "a", visible: 1e9 }],
])("a length that is %s is ignored", (_, state) => {
	history.replaceState(state, "", "/blog");
	expect(renderPaging(100).current.visible).toBe(12);
});
