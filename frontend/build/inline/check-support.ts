/**
 * The one place that decides whether this browser hydrates the page. Runs before all else on it
 * and marks the root with data-script where it does; by that mark the controls that need a script
 * are shown (styles/base.css), early events are recorded and the page's scripts are loaded.
 *
 * Two features, the last to come of those that the scripts cannot do without, stand for the
 * releases that package.json names under "browserslist", "production": color-mix() came with
 * Chrome 111 and Firefox 113, lookbehind with Safari 16.4. Anything older gets what a browser
 * without scripts gets, the contents of <noscript> included.
 */
function hydrates(): boolean {
	try {
		// Built as new RegExp(…), since a literal would be an error of the whole script (build/inline-scripts.ts).
		/(?<=a)/.test("");
		return CSS.supports("color", "color-mix(in srgb,red,red)");
	} catch {
		return false;
	}
}

if (hydrates()) {
	document.documentElement.dataset.script = "";
} else {
	document.addEventListener("DOMContentLoaded", () => {
		for (const element of document.querySelectorAll("noscript")) {
			element.outerHTML = element.textContent ?? "";
		}
	});
}
