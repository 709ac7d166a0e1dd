import { useLayoutEffect, useRef } from "react";
import { useIsHydrating } from "#frontend/hooks/use-is-hydrating.ts";
import { stopWhenAllHydrated } from "./replay-events.ts";

/**
 * Replays what the visitor did within an element before its values from the URL and the cache
 * applied, one render after hydration. The result is to be spread onto the element.
 */
export function useReplayedEvents() {
	const ref = useRef<HTMLDivElement>(null);
	const isHydrating = useIsHydrating();
	useLayoutEffect(() => {
		const { current } = ref;
		// Deferred: if an event triggered hydration, React would otherwise restore the field's old text.
		if (!isHydrating && current)
			queueMicrotask(() => replayEventsWithin(current));
	}, [isHydrating]);
	return { ref, "data-late": isHydrating ? "" : undefined };
}

/**
 * Replays what the visitor did within a part that hydrates later than its page, and whose
 * element had `data-late` until now: first what was typed, then what was pressed. If a button
 * now shows another text, the button with the original text is pressed instead.
 */
function replayEventsWithin(part: Element): void {
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
		buttons.find(({ textContent }) => textContent === words)?.click();
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
