type Spring = typeof import("@react-spring/web");

/** Of a fade without the animation library, in milliseconds. */
const firstFadeMs = 200;

/** State of the module: a page fades in at once, so it must be known at once whether the library is here. */
let spring: Spring | undefined;

/** Fetches the animation library for the next page. */
function loadSpring(): void {
	import("@react-spring/web").then(
		(module) => {
			spring = module;
		},
		// The plain fade does as well.
		() => {},
	);
}

/**
 * Fades a new page in, unless the visitor wants no motion. The animation library is asked for
 * with the first one: many visitors see no second page, and before it would take the line from it.
 */
export function fadeIn(element: HTMLElement): void {
	if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	if (!spring) {
		element.animate({ opacity: [0, 1] }, firstFadeMs);
		loadSpring();
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
