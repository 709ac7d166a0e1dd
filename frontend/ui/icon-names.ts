/**
 * The Lucide icons that code refers to: those of the interface, and those that the search uses
 * for pages without an icon. The build combines them with the icons named in content into the
 * sprite (build/icon-sprite-plugin.ts).
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
	"file-text",
	"handshake",
	"house",
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

/** Accepts any string from content, but a literal in code only if it is in the list. */
export type IconOf<Name extends string> = string extends Name
	? Name
	: Name & IconName;
