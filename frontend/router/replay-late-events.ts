import { stopWhenAllHydrated } from "./replay-events.ts";

/**
 * Does what the visitor has asked for within a part that hydrates later than its page, and
 * whose element has had `data-late` until now: first what was typed, then what was pressed.
 * A button that stands for something else by now is looked for by its words.
 */
export function replayEventsWithin(part: Element): void {
	const recorded = window.recordedEvents;
	if (!recorded) return;
	for (const [field, text] of recorded.typed) {
		// React renders anew what changed before it could hydrate; another field stands there then.
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

/** As a visitor does: React learns of a text by an event, and overlooks what it sees set on the element. */
function type(field: HTMLInputElement, text: string): void {
	const { set } =
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
	set?.call(field, text);
	field.dispatchEvent(new Event("input", { bubbles: true }));
}
