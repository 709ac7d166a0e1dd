import { screens } from "#tests/screens.ts";
import { option } from "./report.ts";

/** One page of each kind, named as in tests/screens.ts; the other screens are made of the same parts. */
const kinds =
	"home platform category service extension contact blog research about privacy careers advisories";

/** Returns the paths of one page of each kind, or of the screens listed in --screens=home,blog. */
export function pathsToMeasure(...more: string[]): string[] {
	// A company may have no extension.
	const own = kinds.split(" ").filter((name) => screens[name]);
	return option("screens", [...own, ...more].join())
		.split(",")
		.map(pathOf);
}

/** @param name in tests/screens.ts */
export function pathOf(name: string): string {
	const path = screens[name];
	if (!path) throw new Error(`There is no screen ${name}`);
	return path;
}
