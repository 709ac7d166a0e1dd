import { describe, expect, test } from "vitest";
import { colourOf } from "#tests/palette.ts";

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
			expect(
				contrast(colourOf(on)[theme], colourOf(of)[theme]),
			).toBeGreaterThanOrEqual(least);
		},
	);
});

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
