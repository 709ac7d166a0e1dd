declare global {
	interface Window {
		/** What build/inline/record-events.ts has recorded; absent where it did not run. */
		recordedEvents?: {
			/** In the order of their last press. */
			pressed: Set<HTMLButtonElement>;
			/** Typed after the search's shortcut. */
			words: string;
			stop: (type: "click" | "keydown") => void;
		};
	}
}

/** From now on React handles clicks itself; to be called as hydration begins. */
export function stopRecordingClicks(): void {
	window.recordedEvents?.stop("click");
}

/**
 * Does what the visitor has asked for before hydration; to be called once the page responds.
 * @param search takes the words that were typed after the search's shortcut
 */
export function replayEvents(search: (words: string) => void): void {
	const recorded = window.recordedEvents;
	if (!recorded) return;
	delete window.recordedEvents;
	recorded.stop("keydown");
	for (const button of recorded.pressed) button.click();
	if (recorded.words) search(recorded.words);
}
