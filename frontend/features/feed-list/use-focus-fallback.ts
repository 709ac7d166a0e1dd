import {
	type FocusEvent,
	type RefObject,
	useLayoutEffect,
	useRef,
} from "react";

/**
 * Keeps the keyboard's place: if the element with focus is gone after a render, as a button is
 * that has done its work, `next` gets focus.
 * @returns event handlers for the element that contains both
 */
export function useFocusFallback(next: RefObject<HTMLElement | null>) {
	const focused = useRef<Element>(null);
	useLayoutEffect(() => {
		if (!focused.current || focused.current.isConnected) return;
		focused.current = null;
		next.current?.focus({ preventScroll: true });
	});
	return {
		onFocus: ({ target }: FocusEvent) => {
			focused.current = target;
		},
		// React calls no handlers while it removes elements.
		onBlur: () => {
			focused.current = null;
		},
	};
}
