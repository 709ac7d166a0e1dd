/**
 * Where the visitor was on each entry of the history. The browser's own restoration
 * runs before the page of a Back has rendered, so we keep the positions ourselves.
 */
const positions = new Map<string, number>();
let entry = "first";
let kind: "push" | "pop" = "push";
/** Between a navigation and the new page, what scrolls is still the old one. */
let isLeaving = false;
let settledPath = "";

/** Begins to follow the history; call once, before the first navigation. */
export function followHistory(): void {
	history.scrollRestoration = "manual";
	settledPath = location.pathname;
	entry = history.state?.entry ?? entry;
	const reloaded = sessionStorage.getItem("scroll-of-reload");
	if (reloaded) scrollTo(0, Number(reloaded));
	sessionStorage.removeItem("scroll-of-reload");
	addEventListener("pagehide", () => {
		sessionStorage.setItem("scroll-of-reload", String(scrollY));
	});
	addEventListener(
		"scroll",
		() => {
			if (!isLeaving) positions.set(entry, scrollY);
		},
		{ passive: true },
	);
	// wouter announces each pushState as an event of that name.
	addEventListener("pushState", () => {
		kind = "push";
		isLeaving = location.pathname !== settledPath;
		entry = crypto.randomUUID();
		// The prototype's own method: wouter's wrapper would announce this too.
		History.prototype.replaceState.call(history, { entry }, "");
	});
	addEventListener("popstate", () => {
		kind = "pop";
		isLeaving = location.pathname !== settledPath;
		entry = history.state?.entry ?? "first";
	});
}

/** Puts the new page where it belongs: its hash, its top, or where the visitor left it. */
export function settleScroll(): void {
	isLeaving = false;
	settledPath = location.pathname;
	if (kind === "pop") {
		scrollTo({ top: positions.get(entry) ?? 0, behavior: "instant" });
		return;
	}
	const target =
		location.hash && document.getElementById(location.hash.slice(1));
	if (target) {
		target.scrollIntoView();
		return;
	}
	const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
	scrollTo({ top: 0, behavior: isReduced ? "instant" : "smooth" });
}
