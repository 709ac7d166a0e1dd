import {
	setSearchQuery,
	useSearch,
} from "#frontend/features/search/search-store.ts";

declare global {
	interface Window {
		/** What build/inline/record-events.ts has kept; absent where it did not run. */
		replayedEvents?: {
			/** In the order of their last press. */
			pressed: Set<HTMLButtonElement>;
			/** Typed after the search's shortcut. */
			words: string;
			stop: (type: "click" | "keydown") => void;
		};
	}
}

/** From now on React answers clicks itself; to be called as hydration begins. */
export function stopRecordingClicks(): void {
	window.replayedEvents?.stop("click");
}

/** Does what the visitor has asked for before the page could answer; to be called once it can. */
export function replayEvents(): void {
	const early = window.replayedEvents;
	if (!early) return;
	delete window.replayedEvents;
	early.stop("keydown");
	for (const button of early.pressed) button.click();
	if (early.words && useSearch.getState().isOpen) setSearchQuery(early.words);
}
