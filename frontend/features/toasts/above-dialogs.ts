/**
 * Moves the toasts into the modal dialog that is open, because under its backdrop they could be
 * neither read nor pressed, and back when it closes.
 * @param home where they are without a dialog
 * @param onMove called whenever they have moved
 * @returns a function that ends it
 */
export function keepAboveDialogs(
	area: HTMLElement,
	home: HTMLElement,
	onMove: () => void,
): () => void {
	function place(): void {
		const dialogs = [...document.querySelectorAll("dialog:modal")];
		// The search may lie over the menu; the upper one has focus.
		const parent =
			dialogs.find((each) => each.contains(document.activeElement)) ??
			dialogs.at(-1) ??
			home;
		if (area.parentElement === parent) return;
		parent.append(area);
		onMove();
	}

	place();
	const observer = new MutationObserver(place);
	observer.observe(document.body, { subtree: true, attributeFilter: ["open"] });
	return () => observer.disconnect();
}
