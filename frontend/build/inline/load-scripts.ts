import { loadWhenDue, slowFromMs } from "./when-to-load.ts";

/**
 * Loads the page's scripts, whose addresses stand in the data block before this script. A block
 * that came damaged leaves the page without its scripts, which reads whole.
 */
function loadScripts(): void {
	const [entry, ...chunks] = addresses();
	if (!entry) return;
	for (const href of chunks) {
		const kind = href.endsWith(".json")
			? // As fetch asks for it, so that it is asked for once.
				{ rel: "preload", as: "fetch", crossOrigin: "anonymous" }
			: { rel: "modulepreload" };
		add("link", { ...kind, fetchPriority: "low", href });
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

/** The largest file of the page's scripts: it takes twice as long to come as all else. */
function preloadEntry(): void {
	const [href] = addresses();
	if (href) add("link", { rel: "modulepreload", fetchPriority: "low", href });
}

/** For a preloaded typeface a browser holds the first paint back a moment, which it has then. */
function preloadFont(): void {
	const href = document
		.querySelector("meta[name=font]")
		?.getAttribute("content");
	if (!href) return;
	const type = "font/woff2";
	add("link", { rel: "preload", as: "font", type, crossOrigin: "", href });
}

const tookMs = responseMs();
const isSlow = tookMs >= slowFromMs;
// On a slow network it would come too late all the same, and only keep the paint waiting.
if (!isSlow) preloadFont();
if ("script" in document.documentElement.dataset) {
	// Asked for with the others, after the head's other work, it comes 30 ms later (BENCHMARKS.md, trials).
	if (isSlow) preloadEntry();
	loadWhenDue(loadScripts, {
		isHidden: document.hidden,
		responseMs: tookMs,
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
