import { readFileSync } from "node:fs";
import { join } from "node:path";

// npm's commands all run from the project's folder; this file itself may run bundled, from another one.
const tokens = readFileSync(
	join(process.cwd(), "frontend/styles/tokens.css"),
	"utf8",
);

/** The light value of a colour in styles/tokens.css. @throws when there is none */
export function lightColour(token: string): string {
	return colour(token)[0];
}

function darkColour(token: string): string {
	return colour(token)[1];
}

function colour(token: string): [light: string, dark: string] {
	const [, light, dark] =
		new RegExp(`--${token}: light-dark\\((#[0-9a-f]+), (#[0-9a-f]+)\\)`).exec(
			tokens,
		) ?? [];
	if (!light || !dark) {
		throw new Error(`styles/tokens.css has no colour --${token}`);
	}
	return [light, dark];
}

/**
 * The browser's own bar in the colour of the paper, in both themes; what a visitor chooses is
 * features/theme/theme.ts's. In the built head, which React leaves alone.
 */
export function themeColourTags(): string {
	return [
		["light", lightColour("paper")],
		["dark", darkColour("paper")],
	]
		.map(
			([theme, value]) =>
				`<meta name="theme-color" content="${value}" media="(prefers-color-scheme: ${theme})">`,
		)
		.join("");
}
