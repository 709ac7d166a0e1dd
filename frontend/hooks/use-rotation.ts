import { useEffect, useRef, useState } from "react";
import { listen } from "./listen.ts";
import { createRotationClock, type RotationClock } from "./rotation-clock.ts";
import { watchMotion } from "./watch-motion.ts";

/**
 * Cycles through `count` items, one every `ms` milliseconds. Pauses while the mouse or the
 * keyboard focus is on the element that carries `ref`, while that element is off screen or in
 * a hidden tab, and with reduced motion; `isPaused` is the visitor's own choice to pause.
 */
export function useRotation(count: number, ms: number, isPaused: boolean) {
	const ref = useRef<HTMLElement>(null);
	const clock = useRef<RotationClock>(null);
	const [index, setIndex] = useState(0);

	useEffect(() => {
		const element = ref.current;
		if (!element || count < 2) return;
		const rotation = createRotationClock(ms, () =>
			setIndex((shown) => (shown + 1) % count),
		);
		clock.current = rotation;
		const unwatch = watchMotion(element, (mayMove) =>
			rotation.hold("unseen", !mayMove),
		);
		const unlisten = listen(element, {
			pointerenter: ({ pointerType }: PointerEvent) =>
				rotation.hold("hover", pointerType === "mouse"),
			pointerleave: () => rotation.hold("hover", false),
			// A mouse press also leaves focus behind, but is not a request to pause.
			focusin: ({ target }: FocusEvent) =>
				rotation.hold("focus", (target as Element).matches(":focus-visible")),
			focusout: () => rotation.hold("focus", false),
		});
		return () => {
			rotation.stop();
			unwatch();
			unlisten();
		};
	}, [count, ms]);

	useEffect(() => clock.current?.hold("choice", isPaused), [isPaused]);

	return {
		ref,
		index: index % Math.max(count, 1),
		/** Moves forwards by this many items at once, or backwards if negative. */
		step(by: number) {
			setIndex((shown) => (shown + by + count) % count);
			clock.current?.restart();
		},
	};
}
