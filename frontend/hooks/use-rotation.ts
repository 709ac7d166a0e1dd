import { useEffect, useRef, useState } from "react";
import { createRotationClock, type RotationClock } from "./rotation-clock.ts";
import { watchMotion } from "./watch-motion.ts";

/**
 * Goes through `count` things, one every `ms`. Stands still while the mouse or the
 * keyboard's focus is on the element that carries `ref`, and while that is off screen,
 * in a hidden tab or with reduced motion; `isPaused` stops it by choice.
 */
export function useRotation<T extends HTMLElement = HTMLDivElement>(
	count: number,
	ms: number,
	isPaused: boolean,
) {
	const ref = useRef<T>(null);
	const clock = useRef<RotationClock>(null);
	const [index, setIndex] = useState(0);

	useEffect(() => {
		const element = ref.current;
		if (!element || count < 2) return;
		const turning = createRotationClock(ms, () =>
			setIndex((shown) => (shown + 1) % count),
		);
		clock.current = turning;
		const unwatch = watchMotion(element, (mayMove) =>
			turning.hold("unseen", !mayMove),
		);
		const listeners = new AbortController();
		const { signal } = listeners;
		element.addEventListener(
			"pointerenter",
			({ pointerType }) => turning.hold("hover", pointerType === "mouse"),
			{ signal },
		);
		element.addEventListener(
			"pointerleave",
			() => turning.hold("hover", false),
			{ signal },
		);
		element.addEventListener(
			"focusin",
			// What a mouse has pressed keeps the focus, which is no wish to stop.
			({ target }) =>
				turning.hold("focus", (target as Element).matches(":focus-visible")),
			{ signal },
		);
		element.addEventListener("focusout", () => turning.hold("focus", false), {
			signal,
		});
		return () => {
			turning.stop();
			unwatch();
			listeners.abort();
		};
	}, [count, ms]);

	useEffect(() => clock.current?.hold("choice", isPaused), [isPaused]);

	return {
		ref,
		index: index % Math.max(count, 1),
		/** Goes on or back by so many, at once. */
		step(by: number) {
			setIndex((shown) => (shown + by + count) % count);
			clock.current?.restart();
		},
	};
}
