import { isSearchChord } from "#frontend/features/search/search-chord.ts";
import { isSlashKeyOff } from "#frontend/features/search/slash-key.ts";

/**
 * Until the page and its late parts have hydrated, records which buttons were pressed and what
 * was typed for the search or into a list's fields; router/replay-events.ts and
 * use-replayed-events.ts then replay it.
 *
 * Only a button's last press counts: a second one usually means that the first seemed to do
 * nothing. Submit buttons and links work without a script; that the contact form is being
 * submitted by the browser is recorded, so that a second press does not submit it again. ⌘K, Ctrl+K and "/" press the button
 * that declares them as its shortcuts; letters typed after that are the search text, and Escape takes both back.
 */
function recordEvents(): void {
	const pressed = new Map<HTMLButtonElement, string>();
	const typed = new Map<HTMLInputElement, string>();
	const listeners: Record<string, (event: never) => void> = {
		click: onClick,
		keydown: onKeyDown,
		input: onInput,
	};
	const recorded = {
		path: location.pathname,
		pressed,
		typed,
		words: "",
		isLateOnly: false,
		isSubmitting: false,
		stop(type: string) {
			document.removeEventListener(
				type,
				listeners[type] as EventListener,
				true,
			);
		},
	};
	window.recordedEvents = recorded;
	for (const type in listeners) {
		document.addEventListener(type, listeners[type] as EventListener, true);
	}
	// On the window, after React, which prevents the default once the form has hydrated.
	window.addEventListener("submit", (event) => {
		recorded.isSubmitting = !event.defaultPrevented;
	});

	function press(button: HTMLButtonElement): void {
		pressed.delete(button);
		pressed.set(button, button.textContent);
	}

	function onClick(event: Event): void {
		const button = (event.target as Element).closest<HTMLButtonElement>(
			"button[type=button]",
		);
		if (!button || (recorded.isLateOnly && !button.closest("[data-late]")))
			return;
		press(button);
		// React may hydrate the part right away and would then handle the click a second time.
		if (recorded.isLateOnly) event.stopImmediatePropagation();
	}

	function onInput({ target }: Event): void {
		const field = target as HTMLInputElement;
		if (field.closest("[data-late]")) typed.set(field, field.value);
	}

	function onKeyDown(event: KeyboardEvent): void {
		const { key, metaKey, ctrlKey, altKey, isComposing } = event;
		const search = document.querySelector<HTMLButtonElement>(
			"button[aria-keyshortcuts]",
		);
		const isInField = (event.target as Element).matches(
			"input,textarea,select",
		);
		if (!search || altKey || isComposing || isInField) return;
		const isLetter = !metaKey && !ctrlKey && key.length === 1;
		const isOpening = pressed.has(search);
		const isSlash = key === "/" && !isOpening && isLetter && !isSlashKeyOff();
		if (isSearchChord(event) || isSlash) press(search);
		else if (!isOpening) return;
		// A space before the first word is left to the browser, which scrolls the page.
		else if (isLetter && (recorded.words || key !== " ")) recorded.words += key;
		else if (key === "Backspace") recorded.words = recorded.words.slice(0, -1);
		else if (key === "Escape") {
			pressed.delete(search);
			recorded.words = "";
		}
		// Enter would follow the link that has focus.
		else if (!recorded.words || key !== "Enter") return;
		event.preventDefault();
	}
}

if ("script" in document.documentElement.dataset) recordEvents();
