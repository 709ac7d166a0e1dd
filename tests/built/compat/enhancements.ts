import type { Feature } from "./data.ts";

/**
 * Features that the site uses although a supported browser lacks them, and why the page works
 * without them. A name ending in ".*" includes its values. Each must still be needed.
 */
export const enhancements: Record<Feature, string> = {
	"css.at-rules.page": "the browser uses its default print margins",
	"css.at-rules.starting-style":
		"figures are shown at once instead of being drawn",
	"css.at-rules.property":
		"part of cmdk; without it a registered property works like any other",
	"css.properties.break-after.avoid":
		"styles/print.css has an alternative for Firefox",
	"css.properties.content-visibility.*":
		"for printed answers, see details-content",
	"css.properties.cursor.*": "a finger has no cursor",
	"css.properties.forced-color-adjust.*": "Safari has no forced colours",
	"css.properties.grid-template-rows.subgrid":
		"the rows of adjacent cards are not aligned",
	"css.properties.overflow-anchor.*":
		"nothing is inserted where Safari would lose the scroll position",
	"css.properties.overscroll-behavior":
		"only matters for a list that is too short to scroll",
	"css.properties.resize.*": "a finger has no corner to drag",
	"css.properties.scrollbar-color": "the browser's own scrollbar",
	"css.properties.scrollbar-gutter.*":
		"the page behind a dialog shifts by a scrollbar's width",
	"css.properties.scrollbar-width.*": "the browser's own scrollbar",
	"css.properties.text-wrap.*": "lines break only where they are full",
	"css.selectors.details-content":
		"answers closed on screen are also closed in print",
	"css.selectors.has":
		"Firefox before 121: the page scrolls behind dialogs, and three cards are in two columns",
	"css.selectors.selection": "selected text has the browser's default colour",
	"css.selectors.-webkit-search-cancel-button":
		"Firefox shows no such button in a search field",
	"css.selectors.user-invalid": "the browser's own message reports the error",
	"api.Navigator.connection": "swr tests for it",
	"api.Element.animationcancel_event":
		"dialogs and toasts listen for it besides animationend, in case an animation is cancelled",
	"api.Element.touchmove_event": "a mouse has no touches",
	"api.Element.touchstart_event": "a mouse has no touches",
	"api.Element.wheel_event": "a finger has no wheel",
	"api.Navigation.navigate_event": "React tests for it",
	"api.Navigation.navigateerror_event": "React tests for it",
	"api.Navigation.navigatesuccess_event": "React tests for it",
	"api.Window.beforeunload_event":
		"router/reload.ts notices clicks and submissions, too",
};

/**
 * The same for browsers that get the page without scripts: features that only a hydrated page uses.
 */
export const plainEnhancements: Record<Feature, string> = {
	"css.types.color.color-mix": "only for the backdrop of the search dialog",
	"css.types.length.viewport_percentage_units_dynamic":
		"only for the height of dialogs",
	"css.at-rules.media.forced-colors": "those browsers have no forced colours",
	"css.at-rules.media.range_syntax":
		"only in container queries, which those browsers lack too",
};
