import type { AroundNavHandler } from "wouter";
import { useLocationProperty } from "wouter/use-browser-location";
import { isMotionReduced } from "#frontend/hooks/is-motion-reduced.ts";
import { listen, navigationEvents } from "#frontend/hooks/listen.ts";
import { listOf, numberFrom, object, text } from "#frontend/storage/parse.ts";
import { stored } from "#frontend/storage/stored.ts";
import { readEntry, writeEntry } from "./history-entry.ts";

/** Number of entries, the newest, whose positions are stored. */
const maxPositions = 200;
const parsePosition = object({ id: text(64), top: numberFrom(0, 1e7) });
const storedPositions = stored(
	() => sessionStorage,
	"scroll-positions",
	1,
	object({ positions: listOf(parsePosition, maxPositions) }),
);

/** Smooth scrolls take less than this in every browser; on a busy machine only the last frame comes later. */
const maxSmoothScrollMs = 1500;

/** Events by which the visitor takes over the scrolling from a position that we restore. */
const userScrollEvents = "wheel touchstart pointerdown keydown";

/**
 * Restores the scroll position of each history entry. The browser's own restoration runs before
 * the page that Back leads to has rendered, so we store the positions ourselves, across reloads
 * and visits to other sites too.
 */
function createScrollRestoration() {
	let positions = new Map<string, number>();
	let entry = "";
	/** Whether the visitor has come back to this entry: by Back, Forward or a reload. */
	let isReturn = false;
	/** Between a navigation and the render of the new page it is still the old page that scrolls. */
	let isLeaving = false;
	let settledPath = "";
	/** When the smooth scroll to the top must have ended, as a performance.now() time. */
	let smoothScrollEnd = 0;
	/** The restored position while a smooth scroll may be running, which would move the page again after the jump. */
	let heldTop: number | undefined;
	/** Where the visitor left the page to which they have come back, until they scroll it or leave. */
	let leftAt: number | undefined;

	/**
	 * Starts following the history; call once, before the first navigation.
	 * @param path of the page on screen, which Back may have left already
	 */
	function start(path: string): void {
		takeOver();
		settledPath = path;
		isLeaving = location.pathname !== path;
		readPositions();
		// The entry is known if the visitor reloads or returns from another site.
		isReturn = readEntryId();
		leftAt = positions.get(entry);
		if (isReturn && !scrollY && !isLeaving) restore();
		else onScroll();
		// A phone may end a tab in the background without a pagehide.
		document.addEventListener("visibilitychange", () =>
			document.visibilityState === "hidden" ? handBack() : takeOver(),
		);
		addEventListener("scroll", onScroll, { passive: true });
		listen(
			window,
			{ [userScrollEvents]: yieldToVisitor },
			{ capture: true, passive: true },
		);
		listen(window, {
			[navigationEvents]: onNavigation,
			pagehide: handBack,
			// WebKit shows a page from the back/forward cache at its top.
			pageshow: ({ persisted }: PageTransitionEvent) => {
				if (persisted) restore();
			},
		});
	}

	function onNavigation(): void {
		leftAt = undefined;
		const wasLeaving = isLeaving;
		isLeaving = location.pathname !== settledPath;
		isReturn = readEntryId();
		if (!isReturn || isLeaving) return;
		// Back before the next page has rendered only cancels the navigation.
		if (wasLeaving) positions.set(entry, scrollY);
		// Within a page nobody else does it, as the browser's restoration is set to manual.
		else restore();
	}

	function takeOver(): void {
		history.scrollRestoration = "manual";
	}

	/** Lets the browser restore the page at its next load: it need not wait for our scripts. */
	function handBack(): void {
		storePositions();
		history.scrollRestoration = "auto";
	}

	/**
	 * Follows a link. One to the current URL adds no history entry, except with a hash, where Back
	 * undoes the jump. One within the page leads to its top or to the hash, as no new page is rendered.
	 */
	const follow: AroundNavHandler = (navigate, to, options) => {
		if (options?.replace) return navigate(to, options);
		followed++;
		const isCurrent = location.origin + to === location.href && !location.hash;
		navigate(to, isCurrent ? { replace: true, state: history.state } : options);
		isReturn = false;
		// A query is for the contact form or a list, which scrolls to what it shows, if at all.
		if (!isLeaving && !location.search) settle();
	};

	/**
	 * Moves focus to the element that the URL's hash names, or to the heading, and scrolls the
	 * page to its hash, to its top, or to where the visitor left it.
	 */
	function settle(): void {
		isLeaving = false;
		release();
		settledPath = location.pathname;
		const target = hashTarget();
		const focused = target ?? document.querySelector<HTMLElement>("h1");
		if (focused) {
			focused.tabIndex = -1;
			// Focusing would otherwise jump.
			focused.focus({ preventScroll: true });
		}
		if (isReturn) restore();
		else if (target) target.scrollIntoView();
		else if (isMotionReduced()) jumpTo(0);
		else {
			smoothScrollEnd = performance.now() + maxSmoothScrollMs;
			// Forces layout first: Firefox abandons the scroll if the page turns out shorter on the way.
			document.documentElement.getBoundingClientRect();
			scrollTo({ top: 0, behavior: "smooth" });
		}
	}

	function restore(): void {
		leftAt = positions.get(entry);
		const top = leftAt ?? 0;
		if (performance.now() < smoothScrollEnd) heldTop = top;
		jumpTo(top);
	}

	/**
	 * Scrolls a page to which the visitor has come back to where they left it. To be called once a list
	 * on it is as long as it was: until then the page does not reach that far down.
	 */
	function restoreLoaded(): void {
		if (leftAt !== undefined) jumpTo(leftAt);
		leftAt = undefined;
	}

	function release(): void {
		heldTop = undefined;
	}

	function yieldToVisitor(): void {
		release();
		leftAt = undefined;
	}

	function onScroll(): void {
		if (isLeaving) return;
		if (performance.now() > smoothScrollEnd) release();
		if (heldTop === undefined) positions.set(entry, scrollY);
		// If the page is too short this scrolls nothing, so it triggers no further scroll event.
		else if (Math.abs(scrollY - heldTop) >= 1) jumpTo(heldTop);
	}

	/**
	 * Reads the id of the current history entry, assigning one if the entry is new: after a
	 * navigation, or a link within the page, which the browser follows itself.
	 * @returns whether the entry already had an id
	 */
	function readEntryId(): boolean {
		const { id } = readEntry();
		// Not crypto.randomUUID(), which needs https: a phone reaches a development machine by http.
		entry = id || `${Math.random()}`;
		if (!id) writeEntry({ id: entry });
		return Boolean(id);
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

	return { start, follow, settle, restoreLoaded, isReturn: () => isReturn };
}

function jumpTo(top: number): void {
	scrollTo({ top, behavior: "instant" });
}

/** Returns the element that the hash of the URL refers to; ids are in lower case, as an advisory's is not where it is printed. */
export function hashTarget(): HTMLElement | null {
	return document.getElementById(location.hash.slice(1).toLowerCase());
}

/** The only instance, as the window has one history. */
export const scrollRestoration = createScrollRestoration();

/** Number of links followed so far; module state, for the same reason. */
let followed = 0;
const countFollowed = () => followed;

/** Returns how many links have been followed. It changes with a link to the current URL too, which the path and hash do not. */
export function useFollowedLinks(): number {
	return useLocationProperty(countFollowed, countFollowed);
}
