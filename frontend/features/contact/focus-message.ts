import { isMotionReduced } from "#frontend/hooks/is-motion-reduced.ts";
import { fieldOf } from "./fields.ts";

/** Scrolls to the message field and puts the caret at the end of its text. */
export function focusMessage(form: HTMLFormElement): void {
	const field = fieldOf(form, "message");
	if (!field) return;
	// Focusing would otherwise scroll instantly, without the animation.
	field.focus({ preventScroll: true });
	field.setSelectionRange(field.value.length, field.value.length);
	// In the next frame, because another scroll ending in this one would cancel it.
	requestAnimationFrame(() =>
		field.scrollIntoView({
			block: "center",
			behavior: isMotionReduced() ? "instant" : "smooth",
		}),
	);
}
