import { showPlainPage } from "./show-plain-page.ts";

/**
 * The single place that decides whether this browser hydrates the page. Runs before everything
 * else and, if so, sets data-script on the root element: then controls that need a script are
 * shown (styles/base.css), early events are recorded and the page's scripts are loaded.
 *
 * Two features identify the releases that package.json lists under "browserslist", "production",
 * being the newest that the scripts need: color-mix() came with Chrome 111 and Firefox 113,
 * lookbehind with Safari 16.4. Older browsers get what a browser without scripts gets, including
 * the contents of <noscript>.
 */
function hydrates(): boolean {
	try {
		// Compiled to new RegExp(…): a literal would be a syntax error for the whole script (build/inline-scripts.ts).
		/(?<=a)/.test("");
		return CSS.supports("color", "color-mix(in srgb,red,red)");
	} catch {
		return false;
	}
}

if (hydrates()) {
	document.documentElement.dataset.script = "";
} else {
	document.addEventListener("DOMContentLoaded", showPlainPage);
}
