import { useEffect } from "react";
import { listen } from "#frontend/hooks/listen.ts";
import { timeoutMs } from "./send-message.ts";

/** Returns whether Send was pressed before hydration, so that the browser itself is submitting the form. */
export function isBrowserSubmitting(): boolean {
	return window.recordedEvents?.isSubmitting ?? false;
}

/**
 * Reports the browser's own submission of the form, so that a second press of Send does not send
 * the message again. It ends when the response replaces the page, or when the visitor comes back
 * from it; if there is none, the form can be used again after the usual time.
 */
export function useBrowserSubmission(
	setSubmitting: (isSubmitting: boolean) => void,
): void {
	useEffect(() => {
		const recorded = window.recordedEvents;
		if (!recorded?.isSubmitting) return;
		setSubmitting(true);
		const timer = setTimeout(end, timeoutMs);
		const unlisten = listen(window, { pageshow: onPageShow });
		return end;

		function onPageShow({ persisted }: PageTransitionEvent): void {
			if (persisted) end();
		}

		function end(): void {
			clearTimeout(timer);
			unlisten();
			if (recorded) recorded.isSubmitting = false;
			setSubmitting(false);
		}
	}, [setSubmitting]);
}
