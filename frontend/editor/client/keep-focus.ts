/** What a group or an entry begins with. */
export const fields = ":is(input, textarea, select, .icon-choice)";

/**
 * Keeps focus near its place when the focused part is removed, as by its bin or by Undo: it would
 * go to the body, where a screen reader begins the page anew.
 */
export function keepFocus(root: HTMLElement): void {
	let last: Element | undefined;
	let id = "";
	root.addEventListener("focusin", ({ target }) => {
		if (!(target instanceof HTMLElement)) return;
		last = target;
		const part = target.closest<HTMLElement>("[data-entry], fieldset[id]");
		id = target.id || (part?.dataset.entry ?? part?.id ?? "");
	});
	new MutationObserver(() => {
		if (!last || last.isConnected) return;
		if (document.activeElement !== document.body) return;
		// If there is nothing yet, as while a file is opened, the next change tries again.
		(findNear(id) ?? document.querySelector<HTMLElement>("h1"))?.focus();
	}).observe(root, { childList: true, subtree: true });
}

/** Returns what has taken the place of a removed part of the form, or else the nearest button that adds one. */
function findNear(id: string): HTMLElement | undefined {
	for (
		let at = id;
		at.startsWith("root");
		at = at.replace(/[_-]?[^_-]*$/, "")
	) {
		const found = [
			`#${at}:not(fieldset)`,
			`[data-entry="${at}"] .entry-buttons > :last-child`,
			at === id ? `#${at} ${fields}` : `#${at}-add`,
			`#${at}-add`,
		]
			.map((selector) => document.querySelector<HTMLElement>(selector))
			.find((part) => part?.matches(`${fields}, button`));
		if (found) return found;
	}
	return undefined;
}
