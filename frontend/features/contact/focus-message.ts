import { fieldOf } from "./fields.ts";

/** Takes the visitor to the message, behind what stands in it. */
export function focusMessage(form: HTMLFormElement): void {
	const field = fieldOf(form, "message");
	if (!field) return;
	const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
	// The focus alone would jump.
	field.focus({ preventScroll: true });
	field.setSelectionRange(field.value.length, field.value.length);
	// In the next frame: a scroll that has just ended would end this one too.
	requestAnimationFrame(() =>
		field.scrollIntoView({
			block: "center",
			behavior: isReduced ? "instant" : "smooth",
		}),
	);
}
