import { useEffect } from "react";
import { closeSearch, openSearch, useSearch } from "../../state/search.ts";

/** Opens the search on ⌘K, Ctrl+K and "/"; the two chords close it again. */
export function useShortcuts(): void {
	useEffect(() => {
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, []);
}

/** The chord that this device's people know. */
export function shortcutHint(): string {
	return /Mac|iPhone|iPad/.test(navigator.platform) ? "⌘K" : "Ctrl K";
}

function onKeyDown(event: KeyboardEvent): void {
	if (event.defaultPrevented || event.isComposing) return;
	const isChord = isSearchChord(event);
	if (!isChord && !isSlash(event)) return;
	event.preventDefault();
	if (!useSearch.getState().isOpen) openSearch();
	else if (isChord) closeSearch();
}

function isSearchChord(event: KeyboardEvent): boolean {
	const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
	return (
		key.toLowerCase() === "k" && metaKey !== ctrlKey && !altKey && !shiftKey
	);
}

function isSlash({ key, metaKey, ctrlKey, altKey, target }: KeyboardEvent) {
	const isTyping =
		target instanceof HTMLElement &&
		(target.isContentEditable || target.matches("input, textarea, select"));
	return key === "/" && !metaKey && !ctrlKey && !altKey && !isTyping;
}
