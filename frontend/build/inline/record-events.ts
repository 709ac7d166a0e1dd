/**
 * Records, until the page has hydrated, which buttons were pressed and what was typed for the
 * search; router/replay-events.ts then replays it.
 *
 * A button keeps the place of its last press: a second press on what seemed dead is no
 * second wish. Submit buttons and links work without a script. ⌘K, Ctrl+K and "/" press
 * the button that names them as its shortcuts; the letters that follow are what to search for.
 */
function recordEvents(): void {
	const pressed = new Set<HTMLButtonElement>();
	const listeners = { click: onClick, keydown: onKeyDown };
	const recorded = {
		pressed,
		words: "",
		stop(type: "click" | "keydown") {
			document.removeEventListener(
				type,
				listeners[type] as EventListener,
				true,
			);
		},
	};
	window.recordedEvents = recorded;
	document.addEventListener("click", onClick, true);
	document.addEventListener("keydown", onKeyDown, true);

	function press(button: HTMLButtonElement): void {
		pressed.delete(button);
		pressed.add(button);
	}

	function onClick({ target }: Event): void {
		const button = (target as Element).closest<HTMLButtonElement>(
			"button[type=button]",
		);
		if (button) press(button);
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
