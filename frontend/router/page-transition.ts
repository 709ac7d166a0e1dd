import { isMotionReduced } from "#frontend/hooks/is-motion-reduced.ts";

type Spring = typeof import("@react-spring/web");

/** Duration of the fade without the animation library, in milliseconds. */
const firstFadeMs = 200;

/** Module state: a page fades in at once, so it must be known synchronously whether the library has loaded. */
let spring: Spring | undefined;

/**
 * Fades a new page in, unless the visitor prefers reduced motion. The animation library is
 * requested with the first fade: many visitors never open a second page, and requested any
 * earlier it would compete with that page for bandwidth.
 */
export function fadeIn(element: HTMLElement): void {
	if (isMotionReduced()) return;
	if (!spring) {
		element.animate({ opacity: [0, 1] }, firstFadeMs);
		import("@react-spring/web")
			.then((module) => {
				spring = module;
			})
			// The plain fade will do.
			.catch(() => {});
		return;
	}
	element.style.opacity = "0";
	new spring.Controller({
		from: { opacity: 0 },
		to: { opacity: 1 },
		config: { tension: 320, friction: 30, clamp: true },
		onChange: ({ value }) => {
			element.style.opacity = String(value.opacity);
		},
		onRest: () => {
			element.style.opacity = "";
		},
	});
}
