declare global {
	interface Window {
		/** What build/inline/record-events.ts has recorded; absent where it did not run. */
		recordedEvents?: {
			/** In the order of their last press, each with what stood on it then. */
			pressed: Map<HTMLButtonElement, string>;
			/** Fields of late parts, each with what was typed into it. */
			typed: Map<HTMLInputElement, string>;
			/** Typed after the search's shortcut. */
			words: string;
			/** From then on clicks are recorded in parts only that hydrate after the page. */
			isLateOnly: boolean;
			stop: (type: "click" | "keydown" | "input") => void;
		};
	}
}

/** From now on React handles clicks itself, but for late parts; to be called as hydration begins. */
export function stopRecordingClicks(): void {
	if (window.recordedEvents) window.recordedEvents.isLateOnly = true;
}

/**
 * Does what the visitor has asked for before hydration; to be called once the page responds.
 * @param search takes the words that were typed after the search's shortcut
 */
export function replayEvents(search: (words: string) => void): void {
	const recorded = window.recordedEvents;
	if (!recorded) return;
	const { pressed, words } = recorded;
	recorded.stop("keydown");
	recorded.words = "";
	for (const button of pressed.keys()) {
		if (button.closest("[data-late]")) continue;
		pressed.delete(button);
		button.click();
	}
	if (words) search(words);
	stopWhenAllHydrated();
}

/** Ends all recording where no part is left that hydrates later. */
export function stopWhenAllHydrated(): void {
	if (document.querySelector("[data-late]")) return;
	window.recordedEvents?.stop("click");
	window.recordedEvents?.stop("input");
	delete window.recordedEvents;
}
