import { listOf, numberFrom, object, text } from "#frontend/storage/parse.ts";
import { stored } from "#frontend/storage/stored.ts";
import { readEntry, writeEntry } from "./history-entry.ts";

/**
 * Where the visitor was on each entry of the history. The browser's own restoration
 * runs before the page of a Back has rendered, so we keep the positions ourselves, over
 * reloads and visits to other sites too.
 */
let positions = new Map<string, number>();
/** Positions of the entries that were visited last. */
const maxPositions = 200;
const parsePosition = object({ id: text(64), top: numberFrom(0, 1e7) });
const storedPositions = stored(
	() => sessionStorage,
	"scroll-positions",
	1,
	object({ positions: listOf(parsePosition, maxPositions) }),
);
let entry = "";
let kind: "push" | "pop" = "push";
/** Between a navigation and the new page, what scrolls is still the old one. */
let isLeaving = false;
let settledPath = "";
/** Until then the smooth scroll to a page's top may still run, by the page's clock. */
let smoothScrollEnd = 0;
/** Browsers take less; what comes later on a busy machine is the last frame of it. */
const longestSmoothScroll = 1500;
/**
 * The place just restored, held while a smooth scroll may run: it would move the page
 * once more, a frame or several after the jump.
 */
let held: number | undefined;
/** By these the visitor moves the page, whatever is held. */
const movingEvents = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Begins to follow the history; call once, before the first navigation. */
export function followHistory(): void {
	history.scrollRestoration = "manual";
	settledPath = location.pathname;
	readPositions();
	// Known where the visitor reloads or comes back from elsewhere.
	const isReturn = takeEntry();
	if (isReturn && positions.has(entry)) restore();
	else positions.set(entry, scrollY);
	addEventListener("pagehide", keepPositions);
	addEventListener("scroll", onScroll, { passive: true });
	for (const type of movingEvents) {
		addEventListener(type, release, { capture: true, passive: true });
	}
	// wouter announces each pushState as an event of that name.
	addEventListener("pushState", () => {
		kind = "push";
		isLeaving = location.pathname !== settledPath;
		takeEntry();
	});
	addEventListener("popstate", () => {
		isLeaving = location.pathname !== settledPath;
		const isBackOrForward = takeEntry();
		kind = isBackOrForward ? "pop" : "push";
		// Within a page nobody else does: the browser was told to leave it to us.
		if (isBackOrForward && !isLeaving) restore();
	});
}

/** Puts the new page where it belongs: its hash, its top, or where the visitor left it. */
export function settleScroll(): void {
	isLeaving = false;
	release();
	settledPath = location.pathname;
	if (kind === "pop") {
		restore();
		return;
	}
	const target = hashTarget();
	if (target) {
		target.scrollIntoView();
		return;
	}
	const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
	if (isReduced) {
		jumpTo(0);
		return;
	}
	smoothScrollEnd = performance.now() + longestSmoothScroll;
	scrollTo({ top: 0, behavior: "smooth" });
}

/** What the hash of the address names on this page. */
export function hashTarget(): HTMLElement | null {
	return document.getElementById(location.hash.slice(1));
}

function restore(): void {
	const top = positions.get(entry) ?? 0;
	if (performance.now() < smoothScrollEnd) held = top;
	jumpTo(top);
}

function release(): void {
	held = undefined;
}

function onScroll(): void {
	if (isLeaving) return;
	if (performance.now() > smoothScrollEnd) release();
	if (held === undefined) positions.set(entry, scrollY);
	// Where the page is too short for it this moves nothing, and so does not come again.
	else if (Math.abs(scrollY - held) >= 1) jumpTo(held);
}

function jumpTo(top: number): void {
	scrollTo({ top, behavior: "instant" });
}

/**
 * Takes up the history's present entry, and marks it where it is new: a navigation, or a
 * link to a place on the same page, which the browser follows by itself.
 * @returns whether it was known
 */
function takeEntry(): boolean {
	const { id } = readEntry();
	if (id !== undefined) {
		entry = id;
		return true;
	}
	// Not a random UUID, which browsers make on https only, and a phone asks this machine by http.
	entry = `${Date.now()}-${Math.random()}`;
	writeEntry({ id: entry });
	return false;
}

function readPositions(): void {
	const known = storedPositions.read()?.positions ?? [];
	positions = new Map(known.map(({ id, top }) => [id, top]));
}

function keepPositions(): void {
	const latest = [...positions].slice(-maxPositions);
	storedPositions.write({
		positions: latest.map(([id, top]) => ({ id, top })),
	});
}
