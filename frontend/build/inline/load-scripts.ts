import { loadWhenDue } from "./when-to-load.ts";

/**
 * Loads the page's scripts, whose addresses stand in the data block before this script. A block
 * that came damaged leaves the page without its scripts, which reads whole. The import map must be
 * there before any of them is asked for; it stands at the page's end.
 */
function loadScripts(): void {
	const isHere = document.querySelector("script[type=importmap]");
	if (!isHere && document.readyState === "loading") {
		document.addEventListener("DOMContentLoaded", loadScripts);
		return;
	}
	const [entry, ...chunks] = addresses();
	if (!entry) return;
	for (const href of chunks) {
		add("link", { rel: "modulepreload", fetchPriority: "low", href });
	}
	add("script", { type: "module", fetchPriority: "low", src: entry });
}

function addresses(): string[] {
	try {
		const list: unknown[] = JSON.parse(
			document.getElementById("scripts")?.textContent ?? "",
		);
		return list.filter((href) => typeof href === "string");
	} catch {
		return [];
	}
}

function add(name: "link" | "script", values: Record<string, string>): void {
	document.head.append(Object.assign(document.createElement(name), values));
}

/** Since the browser asked for the page. Its own time of the response leaves out some of the way. */
function responseMs(): number {
	const [entry] = performance.getEntriesByType("navigation");
	const { requestStart } = (entry ?? {}) as Partial<PerformanceResourceTiming>;
	return performance.now() - (requestStart ?? Number.NaN);
}

if ("script" in document.documentElement.dataset) {
	loadWhenDue(loadScripts, {
		isHidden: document.hidden,
		responseMs: responseMs(),
		onPaint: (listener) =>
			new PerformanceObserver(listener).observe({
				type: "paint",
				buffered: true,
			}),
		onInput: (listener) => {
			for (const type of ["pointerdown", "keydown", "touchstart"]) {
				addEventListener(type, listener, {
					capture: true,
					once: true,
					passive: true,
				});
			}
		},
		wait: (listener, ms) => setTimeout(listener, ms),
	});
}
