import { listOf, numberFrom, object, text } from "#frontend/storage/parse.ts";
import { stored } from "#frontend/storage/stored.ts";
import { readEntry, writeEntry } from "./history-entry.ts";

/** Positions are stored for so many of the entries that were visited last. */
const maxPositions = 200;
const parsePosition = object({ id: text(64), top: numberFrom(0, 1e7) });
const storedPositions = stored(
	() => sessionStorage,
	"scroll-positions",
	1,
	object({ positions: listOf(parsePosition, maxPositions) }),
);

/** Browsers take less for a smooth scroll; what comes later on a busy machine is the last frame of it. */
const longestSmoothScrollMs = 1500;

/** By these the visitor scrolls, whatever position we hold. */
const scrollingEvents = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * Restores where the visitor was on each entry of the history. The browser's own restoration
 * runs before the page of a Back has rendered, so we store the positions ourselves, over
 * reloads and visits to other sites too.
 */
function createScrollRestoration() {
	let positions = new Map<string, number>();
	let entry = "";
	let navigation: "push" | "pop" = "push";
	/** Between a navigation and the new page, what scrolls is still the old one. */
	let isLeaving = false;
	let settledPath = "";
	/** Until then the smooth scroll to a page's top may still run, by the page's clock. */
	let smoothScrollEnd = 0;
	/** The restored position while a smooth scroll may run, which would move the page once more after the jump. */
	let heldTop: number | undefined;

	/** Begins to follow the history; call once, before the first navigation. */
	function start(): void {
		history.scrollRestoration = "manual";
		settledPath = location.pathname;
		readPositions();
		// Known where the visitor reloads or comes back from elsewhere.
		const isReturn = readEntryId();
		if (isReturn && positions.has(entry)) restore();
		else positions.set(entry, scrollY);
		addEventListener("pagehide", storePositions);
		addEventListener("scroll", onScroll, { passive: true });
		for (const type of scrollingEvents) {
			addEventListener(type, release, { capture: true, passive: true });
		}
		// wouter announces each pushState as an event of that name.
		addEventListener("pushState", () => {
			navigation = "push";
			isLeaving = location.pathname !== settledPath;
			readEntryId();
		});
		addEventListener("popstate", () => {
			isLeaving = location.pathname !== settledPath;
			const isBackOrForward = readEntryId();
			navigation = isBackOrForward ? "pop" : "push";
			// Within a page nobody else does: the browser was told to leave it to us.
			if (isBackOrForward && !isLeaving) restore();
		});
	}

	/** Scrolls the new page to where it belongs: its hash, its top, or where the visitor left it. */
	function settle(): void {
		isLeaving = false;
		release();
		settledPath = location.pathname;
		const target = hashTarget();
		if (navigation === "pop") restore();
		else if (target) target.scrollIntoView();
		else if (matchMedia("(prefers-reduced-motion: reduce)").matches) jumpTo(0);
		else {
			smoothScrollEnd = performance.now() + longestSmoothScrollMs;
			// Laid out first: Firefox gives the scroll up where it finds a shorter page on the way.
			document.documentElement.getBoundingClientRect();
			scrollTo({ top: 0, behavior: "smooth" });
		}
	}

	function restore(): void {
		const top = positions.get(entry) ?? 0;
		if (performance.now() < smoothScrollEnd) heldTop = top;
		jumpTo(top);
	}

	function release(): void {
		heldTop = undefined;
	}

	function onScroll(): void {
		if (isLeaving) return;
		if (performance.now() > smoothScrollEnd) release();
		if (heldTop === undefined) positions.set(entry, scrollY);
		// Where the page is too short for it this moves nothing, and so does not come again.
		else if (Math.abs(scrollY - heldTop) >= 1) jumpTo(heldTop);
	}

	/**
	 * Reads the id of the history's present entry, and gives it one where it is new: a navigation,
	 * or a link to a place on the same page, which the browser follows by itself.
	 * @returns whether it was known
	 */
	function readEntryId(): boolean {
		const { id } = readEntry();
		// Not a random UUID, which browsers make on https only, and a phone asks this machine by http.
		entry = id ?? `${Date.now()}-${Math.random()}`;
		if (id === undefined) writeEntry({ id: entry });
		return id !== undefined;
	}

	function readPositions(): void {
		const known = storedPositions.read()?.positions ?? [];
		positions = new Map(known.map(({ id, top }) => [id, top]));
	}

	function storePositions(): void {
		const latest = [...positions].slice(-maxPositions);
		storedPositions.write({
			positions: latest.map(([id, top]) => ({ id, top })),
		});
	}

	return { start, settle };
}

function jumpTo(top: number): void {
	scrollTo({ top, behavior: "instant" });
}

/** What the hash of the address names on this page. */
export function hashTarget(): HTMLElement | null {
	return document.getElementById(location.hash.slice(1));
}

/** That of this window, which has one history. */
export const scrollRestoration = createScrollRestoration();
