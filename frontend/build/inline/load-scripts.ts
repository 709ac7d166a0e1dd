import { showPlainPage } from "./show-plain-page.ts";
import { loadWhenDue, slowFromMs } from "./when-to-load.ts";

/** Older browsers have no `deliveryType`, and TypeScript does not know it yet. */
type Navigation = PerformanceNavigationTiming & { deliveryType?: string };

/**
 * Loads the page's scripts, whose URLs are in the data block before this script. If that block is
 * damaged, no scripts load; the page is still complete to read.
 */
function loadScripts(): void {
	const [entry, ...chunks] = addresses();
	if (!entry) return;
	chunks.forEach(preload);
	add("script", {
		type: "module",
		fetchPriority: "low",
		src: entry,
		onerror() {
			// A filter, or a connection that broke: nothing would ever respond to the buttons.
			showPlainPage();
			// Or the visitor was leaving: WebKit cancels the script, and shows this page again on Back. A plain
			// form works, and a reload would lose what was typed in it.
			addEventListener("pageshow", ({ persisted }) => {
				if (persisted && !document.forms[0]) location.reload();
			});
		},
	});
}

function addresses(): string[] {
	try {
		// Without the block this throws, too.
		const { textContent } = document.getElementById("scripts") as HTMLElement;
		const list: unknown[] = JSON.parse(textContent ?? "");
		return list.filter((href) => typeof href === "string");
	} catch {
		return [];
	}
}

function add(name: "link" | "script", values: object): void {
	document.head.append(Object.assign(document.createElement(name), values));
}

/** Preloads the two largest of the page's scripts: React first, since Chromium compiles it while the entry script arrives. */
function preloadLargest(): void {
	addresses().slice(0, 2).reverse().forEach(preload);
}

function preload(href: string): void {
	const kind = href.endsWith(".json")
		? // The same mode as the later fetch, so that it is requested only once.
			{ rel: "preload", as: "fetch", crossOrigin: "" }
		: { rel: "modulepreload" };
	add("link", { ...kind, fetchPriority: "low", href });
}

/** Preloads the typeface: browsers delay the first paint briefly for a preloaded font, which then arrives in time. */
function preloadFont(): void {
	const font = document.querySelector<HTMLMetaElement>("meta[name=font]");
	if (!font) return;
	const href = font.content;
	add("link", { rel: "preload", as: "font", crossOrigin: "", href });
}

/** Requests the stylesheet again if that has failed: the page below its first screen, and all that opens, would look broken. */
function retryStylesheet(): void {
	let triesLeft = 3;
	addEventListener(
		"error",
		({ target }) => {
			const link = target as HTMLLinkElement;
			if (link.rel !== "stylesheet" || triesLeft-- === 0) return;
			setTimeout(() => link.replaceWith(link.cloneNode()), 500);
		},
		// Such an error does not bubble.
		true,
	);
}

/** Calls back once the page's first content is painted; an empty frame may come before. */
function onPaint(listener: () => void): void {
	new PerformanceObserver((list) => {
		if (list.getEntriesByName("first-contentful-paint")[0]) listener();
	}).observe({ type: "paint", buffered: true });
}

/**
 * On phones, keeps what follows the page's first section from being laid out before that is
 * painted, which then happens 1.02 to 1.07 times earlier over a slow line, and on a second visit
 * 1.07 to 1.1 times (docs/trials.md). Not where the browser may scroll to what follows.
 */
function paintFirstSectionFirst(): void {
	const { type, name } = navigation;
	// Of the two only the name has a text to scroll to (#:~:text=), and not in every browser.
	if (type !== "navigate" || /#/.test(name + location.href)) return;
	const showAll = () => delete dataset.firstSection;
	onPaint(showAll);
	// A tab that is left while it loads is not painted. With everything cached, the load can come first.
	addEventListener("load", () => setTimeout(showAll, 200));
	dataset.firstSection = "";
}

retryStylesheet();
const [entry] = performance.getEntriesByType("navigation");
const navigation = (entry ?? {}) as Navigation;
/** Unchanged since an earlier visit: whatever the network, the cache then has the scripts as well. */
const isCached = navigation.deliveryType === "cache";
/** A round trip and the server's time; NaN if unknown. Not until now, which counts a slow CPU as a slow network. */
const responseMs = isCached
	? 0
	: navigation.responseStart - navigation.requestStart;
const isSlow = responseMs >= slowFromMs;
const { dataset } = document.documentElement;
if (!isSlow) preloadFont();
if ("script" in dataset) {
	if (isSlow) {
		// Requested with the others, after the head's other work, they arrive 30 ms later (docs/trials.md).
		preloadLargest();
		// The font would be too late for the paint, and then have the page laid out again just before it
		// hydrates. A visitor who comes from another of our pages has it already.
		if (!document.referrer.includes(location.host)) dataset.fallbackFont = "";
	}
	loadWhenDue(loadScripts, {
		isHidden: document.hidden,
		responseMs,
		onPaint,
		onInput: (listener) => {
			for (const type of ["pointerdown", "keydown"]) {
				addEventListener(type, listener, {
					capture: true,
					once: true,
					passive: true,
				});
			}
		},
		wait: (listener, ms) => setTimeout(listener, ms),
	});
	// Last, because it throws where performance observers are turned off.
	paintFirstSectionFirst();
}
