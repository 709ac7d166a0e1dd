import { useEffect } from "react";
import { listen, navigationEvents } from "#frontend/hooks/listen.ts";
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
	useEffect(
		() =>
			listen(window, {
				keydown: onKeyDown,
				[`pointerdown focusin ${navigationEvents}`]: onLeave,
			}),
		[],
	);
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
	if (isOpen && !isDialogOpen()) {
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

/** Takes the search back if the visitor turns to something else while the dialog's code is loading. */
function onLeave({ type, target }: Event): void {
	const element = target as HTMLElement;
	const isElsewhere =
		type === "focusin"
			? isField(element)
			: // A second press of the button keeps what was typed. A navigation's target is the window.
				!element.closest?.("[aria-busy=true]");
	if (isElsewhere && !isDialogOpen()) closeSearch();
}

function isDialogOpen(): boolean {
	return document.querySelector("dialog[open]") !== null;
}

/** Returns whether a key types a character, rather than being part of a shortcut. */
function isLetter({ key, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean {
	return key.length === 1 && !metaKey && !ctrlKey && !altKey;
}

function isSlash(event: KeyboardEvent): boolean {
	const isTyping = isField(event.target as HTMLElement);
	return event.key === "/" && isLetter(event) && !isTyping && !isSlashKeyOff();
}

/** Returns whether keys pressed in an element type into it; a browser may also name the document. */
function isField(element: HTMLElement): boolean {
	return (
		element.isContentEditable || element.matches?.("input, textarea, select")
	);
}
