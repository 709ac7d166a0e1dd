import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const css = readFileSync(
	resolve(import.meta.dirname, "../frontend/styles/tokens.css"),
	"utf8",
);

/** Each colour of the palette, light and dark, as defined in the stylesheet. */
const colours = new Map(
	[
		...css.matchAll(
			/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
		),
	].map(([, name = "", light = "", dark = ""]) => [name, { light, dark }]),
);

/** Returns a colour of frontend/styles/tokens.css in both themes, such as `#1e6b4e`. */
export function colourOf(name: string): { light: string; dark: string } {
	const colour = colours.get(name);
	if (!colour) throw new Error(`tokens.css has no colour --${name}`);
	return colour;
}

/** Returns a pattern that finds these colours, of either theme, in computed styles. */
export function computedColours(...names: string[]): RegExp {
	const values = names
		.flatMap((name) => Object.values(colourOf(name)))
		.map((hex) =>
			[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
		);
	return new RegExp(values.map((rgb) => `\\b${rgb.join(", ")}\\b`).join("|"));
}
