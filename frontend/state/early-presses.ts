import { setSearchQuery, useSearch } from "./search.ts";

declare global {
	interface Window {
		/** What prerender/early-script.ts has kept; absent where it did not run. */
		earlyPresses?: {
			/** In the order of their last press. */
			pressed: Set<HTMLButtonElement>;
			/** Typed after the search's shortcut. */
			words: string;
			stop: (type: "click" | "keydown") => void;
		};
	}
}

/** From now on React answers clicks itself; to be called as hydration begins. */
export function leaveClicksToReact(): void {
	window.earlyPresses?.stop("click");
}

/** Does what the visitor has asked for before the page could answer; to be called once it can. */
export function takeUpEarlyPresses(): void {
	const early = window.earlyPresses;
	if (!early) return;
	delete window.earlyPresses;
	early.stop("keydown");
	for (const button of early.pressed) button.click();
	if (early.words && useSearch.getState().isOpen) setSearchQuery(early.words);
}
