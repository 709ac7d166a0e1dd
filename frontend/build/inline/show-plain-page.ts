/** Makes the page what it is without scripts: no controls that need one, and the contents of <noscript>. */
export function showPlainPage(): void {
	delete document.documentElement.dataset.script;
	// The search's keys are the browser's again.
	window.recordedEvents?.stop("keydown");
	for (const element of document.querySelectorAll("noscript")) {
		element.outerHTML = element.textContent ?? "";
	}
}
