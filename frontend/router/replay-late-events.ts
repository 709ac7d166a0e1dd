import { stopWhenAllHydrated } from "./replay-events.ts";

/**
 * Replays what the visitor did within a part that hydrates later than its page, and whose
 * element had `data-late` until now: first what was typed, then what was pressed. If a button
 * now shows another text, the button with the original text is pressed instead.
 */
export function replayEventsWithin(part: Element): void {
	const recorded = window.recordedEvents;
	if (!recorded) return;
	for (const [field, text] of recorded.typed) {
		// If the part changed before it could hydrate, React has rendered it again with a new field.
		const shown = field.isConnected
			? field
			: part.querySelector<HTMLInputElement>(`input[type=${field.type}]`);
		if (shown && part.contains(shown) && text !== shown.value)
			type(shown, text);
	}
	const pressed = [...recorded.pressed].filter(([button]) =>
		part.contains(button),
	);
	for (const [button, words] of pressed) {
		recorded.pressed.delete(button);
		const buttons = [button, ...part.querySelectorAll("button")];
		buttons.find(({ innerText }) => innerText === words)?.click();
	}
	stopWhenAllHydrated();
}

/** Types as a visitor does: React needs an input event, and ignores values set through the property that it overrides. */
function type(field: HTMLInputElement, text: string): void {
	const { set } =
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
	set?.call(field, text);
	field.dispatchEvent(new Event("input", { bubbles: true }));
}
