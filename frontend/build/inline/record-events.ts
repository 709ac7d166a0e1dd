/**
 * Records, until the page and its late parts have hydrated, which buttons were pressed and what
 * was typed for the search and for a list; router/replay-events.ts and replay-late-events.ts
 * then replay it.
 *
 * A button keeps the place of its last press: a second press on what seemed dead is no
 * second wish. Submit buttons and links work without a script. ⌘K, Ctrl+K and "/" press
 * the button that names them as its shortcuts; the letters that follow are what to search for.
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
		pressed,
		typed,
		words: "",
		isLateOnly: false,
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

	function press(button: HTMLButtonElement): void {
		pressed.delete(button);
		pressed.set(button, button.innerText);
	}

	function onClick(event: Event): void {
		const button = (event.target as Element).closest<HTMLButtonElement>(
			"button[type=button]",
		);
		if (!button || (recorded.isLateOnly && !button.closest("[data-late]")))
			return;
		press(button);
		// React, which may hydrate the part at once, would do it a second time.
		if (recorded.isLateOnly) event.stopImmediatePropagation();
	}

	function onInput({ target }: Event): void {
		const field = target as HTMLInputElement;
		if (field.closest("[data-late]")) typed.set(field, field.value);
	}

	function onKeyDown(event: KeyboardEvent): void {
		const { key, metaKey, ctrlKey, altKey, shiftKey, isComposing } = event;
		const search = document.querySelector<HTMLButtonElement>(
			"button[aria-keyshortcuts]",
		);
		const isInField = (event.target as Element).matches(
			"input,textarea,select",
		);
		if (!search || altKey || isComposing || isInField) return;
		const isChord =
			key.toLowerCase() === "k" && metaKey !== ctrlKey && !shiftKey;
		const isLetter = !metaKey && !ctrlKey && key.length === 1;
		const isOpening = pressed.has(search);
		if (isChord || (key === "/" && !isOpening && isLetter)) press(search);
		// A space before the first word would scroll the page, as it does without us.
		else if (isOpening && isLetter && (recorded.words || key !== " "))
			recorded.words += key;
		else return;
		event.preventDefault();
	}
}

if ("script" in document.documentElement.dataset) recordEvents();
