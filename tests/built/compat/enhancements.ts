import type { Feature } from "./data.ts";

/**
 * Features that the site uses although a supported browser lacks them, and why the page works
 * without them. A name ending in ".*" includes its values. Each must still be needed.
 */
export const enhancements: Record<Feature, string> = {
	"css.properties.animation-trigger":
		"figures stand there instead of being drawn as they come into view",
	"css.properties.timeline-trigger": "see animation-trigger",
	"css.properties.trigger-scope": "see animation-trigger",
	"css.at-rules.page": "the browser's own margins of a printed page",
	"css.at-rules.property":
		"comes with cmdk; a registered property behaves as any other without it",
	"css.properties.break-after.avoid":
		"styles/print.css has another way for Firefox",
	"css.properties.content-visibility.*": "printed answers, see details-content",
	"css.properties.cursor.*": "a finger has no cursor",
	"css.properties.forced-color-adjust.*": "Safari has no forced colours",
	"css.properties.grid-template-rows.subgrid":
		"cards in a row have lines of their own heights",
	"css.properties.overflow-anchor.*":
		"nothing is inserted above where Safari could not follow it",
	"css.properties.overscroll-behavior":
		"held back for a corner case: a list that cannot scroll",
	"css.properties.resize.*": "a finger has no corner to drag",
	"css.properties.scrollbar-color": "the browser's own scrollbar",
	"css.properties.scrollbar-gutter.*":
		"the page behind a dialog moves by a scrollbar's width",
	"css.properties.scrollbar-width.*": "the browser's own scrollbar",
	"css.properties.text-wrap.*": "lines break where they come to an end",
	"css.selectors.details-content":
		"printed answers stay closed as they are on the screen",
	"css.selectors.has":
		"Firefox before 121: the page scrolls behind dialogs, three cards stand in two columns",
	"css.selectors.selection": "the browser's own colour of selected text",
	"css.selectors.user-invalid": "the browser's own message says what is wrong",
	"api.Navigator.connection": "swr asks whether it is there",
};

/**
 * The same for browsers that get the page without scripts: features that only a hydrated page uses.
 */
export const plainEnhancements: Record<Feature, string> = {
	"css.types.color.color-mix": "behind the search dialog",
	"css.types.length.viewport_percentage_units_dynamic": "height of dialogs",
	"css.at-rules.media.forced-colors": "those browsers have no forced colours",
	"css.at-rules.media.range_syntax": "in container queries, which came later",
};
