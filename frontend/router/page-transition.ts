type Spring = typeof import("@react-spring/web");

/** Of a fade without the animation library, in milliseconds. */
const firstFadeMs = 200;

let spring: Spring | undefined;

/** Fetches the animation library; many visitors see one page only, so not before the first navigation. */
export function loadFade(): void {
	import("@react-spring/web").then(
		(module) => {
			spring = module;
		},
		// The plain fade does as well.
		() => {},
	);
}

/** Fades a new page in, unless the visitor wants no motion. */
export function fadeIn(element: HTMLElement): void {
	if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	if (!spring) {
		element.animate({ opacity: [0, 1] }, firstFadeMs);
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
