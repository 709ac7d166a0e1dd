/**
 * The icons that code names, of the Lucide set: the interface's, and the search's for pages that
 * have none of their own. Content names its own.
 * With them the build makes the sprite (build/icon-sprite-plugin.ts).
 */
export const interfaceIcons = [
	"arrow-right",
	"arrow-up",
	"arrow-up-right",
	"badge-check",
	"book-open",
	"briefcase-business",
	"building-2",
	"check",
	"chevron-down",
	"chevron-left",
	"chevron-right",
	"clock",
	"cookie",
	"copy",
	"file-text",
	"handshake",
	"house",
	"lock",
	"mail",
	"map-pin",
	"menu",
	"microscope",
	"newspaper",
	"pause",
	"phone",
	"play",
	"plus",
	"rotate-cw",
	"scale",
	"search",
	"shield",
	"shield-alert",
	"sun-moon",
	"triangle-alert",
	"user-round-check",
	"x",
] as const;

export type IconName = (typeof interfaceIcons)[number];

/** A name from content is any string; one that code writes out is of the list, or does not compile. */
export type IconOf<Name extends string> = string extends Name
	? Name
	: Name & IconName;
