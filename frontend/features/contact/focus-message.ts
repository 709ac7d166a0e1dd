import { fieldOf } from "./fields.ts";

/** Scrolls to the message and puts the caret at its end. */
export function focusMessage(form: HTMLFormElement): void {
	const field = fieldOf(form, "message");
	if (!field) return;
	const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
	// Focus alone would scroll at once, without the animation.
	field.focus({ preventScroll: true });
	field.setSelectionRange(field.value.length, field.value.length);
	// In the next frame: the end of another scroll in this one would cancel it.
	requestAnimationFrame(() =>
		field.scrollIntoView({
			block: "center",
			behavior: isReduced ? "instant" : "smooth",
		}),
	);
}
