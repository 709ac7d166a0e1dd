declare global {
	interface Window {
		/** Events recorded by build/inline/record-events.ts; undefined if it did not run. */
		recordedEvents?: {
			/** Path that the document was loaded from. */
			path: string;
			/** In the order in which they were last pressed, each with its text at that time. */
			pressed: Map<HTMLButtonElement, string>;
			/** Fields of late parts, each with the text typed into it. */
			typed: Map<HTMLInputElement, string>;
			/** Text typed after the search shortcut. */
			words: string;
			/** Once set, clicks are recorded only in parts that hydrate after the page. */
			isLateOnly: boolean;
			/** Whether the browser itself is submitting the contact form, which had not hydrated yet. */
			isSubmitting: boolean;
			stop: (type: "click" | "keydown" | "input") => void;
		};
	}
}

/** Stops recording clicks, which React now handles itself, except in late parts; to be called as hydration begins. */
export function stopRecordingClicks(): void {
	if (window.recordedEvents) window.recordedEvents.isLateOnly = true;
}

/**
 * Replays what the visitor did before hydration; to be called once the page is interactive.
 * @param search is called with the words typed after the search shortcut
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
		// Deferred: within an effect, React could not render what opens before the focus moves there.
		queueMicrotask(() => button.click());
	}
	if (words) queueMicrotask(() => search(words));
	stopWhenAllHydrated();
}

/**
 * Stops all recording once every late part has hydrated, and the page before them. A late part comes first where
 * React renders the page afresh, as it does if an extension has changed it.
 */
export function stopWhenAllHydrated(): void {
	const isLate = "html:not([data-hydrated]), [data-late]";
	if (document.querySelector(isLate)) return;
	window.recordedEvents?.stop("click");
	window.recordedEvents?.stop("input");
	delete window.recordedEvents;
}
