import { toast } from "react-toastify/unstyled";
import { listen } from "#frontend/hooks/listen.ts";
import { isCopyable } from "./CopyableToast.tsx";
import { swipeDistance, swipeSlop, swipeSpeed } from "./toast-settings.ts";

type Swipe = {
	toast: HTMLElement;
	pointerId: number;
	x: number;
	y: number;
	startedAt: number;
	/** Chosen once the direction of movement is clear; vertical movement counts only downwards, off the screen. */
	axis: "x" | "y" | null;
};

/**
 * Lets visitors swipe toasts away sideways or downwards, by mouse, pen or finger.
 * @returns a function that removes the listeners
 */
export function followSwipes(area: HTMLElement): () => void {
	let swipe: Swipe | null = null;

	function start(event: PointerEvent) {
		// Of several fingers, only the first swipes; its toast may have closed under it.
		if (swipe?.toast.isConnected) return;
		const target = event.target as Element;
		const element = target.closest<HTMLElement>(".Toastify__toast");
		if (!element || event.button !== 0) return;
		if (target.closest("button") || isCopyable(target)) return;
		swipe = {
			toast: element,
			pointerId: event.pointerId,
			x: event.clientX,
			y: event.clientY,
			startedAt: event.timeStamp,
			axis: null,
		};
		element.setPointerCapture(event.pointerId);
	}

	function move(event: PointerEvent) {
		if (swipe?.pointerId !== event.pointerId) return;
		const { dx, dy } = distances(swipe, event);
		if (!swipe.axis && Math.max(Math.abs(dx), dy) > swipeSlop) {
			swipe.axis = Math.abs(dx) >= dy ? "x" : "y";
		}
		if (!swipe.axis) return;
		const { style } = swipe.toast;
		style.transition = "none";
		style.translate = swipe.axis === "x" ? `${dx}px` : `0 ${dy}px`;
	}

	function end(event: PointerEvent) {
		if (swipe?.pointerId !== event.pointerId) return;
		const { toast: element, axis, startedAt } = swipe;
		const { dx, dy } = distances(swipe, event);
		swipe = null;
		const distance = axis === "y" ? dy : Math.abs(dx);
		if (
			event.type === "pointerup" &&
			axis &&
			isSwipe(distance, event.timeStamp - startedAt)
		) {
			toast.dismiss(element.id);
			return;
		}
		element.style.transition = "";
		element.style.translate = "";
	}

	return listen(area, {
		pointerdown: start,
		pointermove: move,
		"pointerup pointercancel": end,
	});
}

/** Returns whether a movement dismisses a toast, by exceeding either the distance or the speed limit. */
export function isSwipe(distance: number, ms: number): boolean {
	if (distance <= swipeSlop) return false;
	return distance > swipeDistance || distance / Math.max(ms, 1) > swipeSpeed;
}

function distances(swipe: Swipe, event: PointerEvent) {
	return {
		dx: event.clientX - swipe.x,
		dy: Math.max(event.clientY - swipe.y, 0),
	};
}
