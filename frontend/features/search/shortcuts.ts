import { useEffect } from "react";
import { listen } from "#frontend/hooks/listen.ts";
import { isSearchChord } from "./search-chord.ts";
import {
	closeSearch,
	openSearch,
	setSearchQuery,
	useSearch,
} from "./search-store.ts";
import { isSlashKeyOff } from "./slash-key.ts";

/** Opens the search on ⌘K, Ctrl+K and "/"; ⌘K and Ctrl+K also close it. */
export function useShortcuts(): void {
	useEffect(() => listen(document, { keydown: onKeyDown }), []);
}

/** Returns the shortcut that is usual on this device. */
export function shortcutHint(): string {
	return /Mac|iPhone|iPad/.test(navigator.platform) ? "⌘K" : "Ctrl K";
}

function onKeyDown(event: KeyboardEvent): void {
	// Autofill dispatches key events without a key.
	if (event.defaultPrevented || event.isComposing || !event.key) return;
	const { isOpen, query } = useSearch.getState();
	// The dialog's code may still be loading: what is typed in the meantime is meant for it.
	if (isOpen && !document.querySelector("dialog[open]")) {
		if (event.key === "Escape") closeSearch();
		else if (isLetter(event)) setSearchQuery(query + event.key);
		else if (event.key === "Backspace") setSearchQuery(query.slice(0, -1));
		// Otherwise it would follow the link that has focus.
		if (isLetter(event) || (query && event.key === "Enter")) {
			event.preventDefault();
			return;
		}
	}
	const isChord = isSearchChord(event);
	if (!isChord && !isSlash(event)) return;
	event.preventDefault();
	if (!isOpen) openSearch();
	else if (isChord) closeSearch();
}

/** Returns whether a key types a character, rather than being part of a shortcut. */
function isLetter({ key, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean {
	return key.length === 1 && !metaKey && !ctrlKey && !altKey;
}

function isSlash(event: KeyboardEvent): boolean {
	const { key, target } = event;
	const isTyping =
		target instanceof HTMLElement &&
		(target.isContentEditable || target.matches("input, textarea, select"));
	return key === "/" && isLetter(event) && !isTyping && !isSlashKeyOff();
}
