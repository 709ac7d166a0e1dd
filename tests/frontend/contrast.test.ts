import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";

const css = readFileSync(
	resolve(import.meta.dirname, "../../frontend/styles/tokens.css"),
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

const grounds = ["paper", "paper-raised", "paper-sunk", "brand-wash"];
/**
 * Foreground and background colours, and their minimum contrast: WCAG 1.4.6 for body text, 1.4.3
 * and 1.4.11 for the rest; our own for grounds.
 */
const pairs = [
	...grounds.flatMap((ground) => [
		{ on: ground, of: "ink", least: 7 },
		{ on: ground, of: "ink-soft", least: 7 },
		// Labels, icons, focus rings; the borders of controls.
		{ on: ground, of: "brand", least: 4.5 },
		{ on: ground, of: "rule-strong", least: 3 },
		{ on: ground, of: "action", least: 3 },
	]),
	// Panels above bands, and what is chosen within panels.
	{ on: "paper-sunk", of: "paper-raised", least: 1.1 },
	{ on: "paper-raised", of: "brand-wash", least: 1.1 },
	{ on: "brand", of: "on-brand", least: 4.5 },
	{ on: "action", of: "on-action", least: 4.5 },
	{ on: "action-hover", of: "on-action", least: 4.5 },
	{ on: "ink", of: "paper", least: 7 },
];

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
	test.each(pairs)(
		"$of on $on has a contrast of at least $least:1",
		({ on, of, least }) => {
			expect(contrast(hex(on, theme), hex(of, theme))).toBeGreaterThanOrEqual(
				least,
			);
		},
	);
});

function hex(name: string, theme: "light" | "dark"): string {
	const colour = colours.get(name);
	if (!colour) throw new Error(`tokens.css has no colour --${name}`);
	return colour[theme];
}

/** The WCAG 2 contrast ratio, 1 to 21. */
function contrast(one: string, other: string): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted(
		(a, b) => b - a,
	);
	return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
