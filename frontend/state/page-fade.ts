type Spring = typeof import("@react-spring/web");

let spring: Spring | undefined;

/** Fetches the animation library ahead of the first navigation; without it pages simply change. */
export async function loadFade(): Promise<void> {
	spring ??= await import("@react-spring/web");
}

/** Fades a new page in, unless the visitor wants no motion or the library is not here yet. */
export function fadeIn(element: HTMLElement): void {
	if (!spring || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
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
