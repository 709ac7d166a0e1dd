import { readFileSync } from "node:fs";
import { join } from "node:path";

// Relative to the working directory, which is the project's folder for all npm commands: this
// file may run bundled, from another folder.
const tokens = readFileSync(
	join(process.cwd(), "frontend/styles/tokens.css"),
	"utf8",
);

/** Returns the light value of a colour in styles/tokens.css. @throws when there is none */
export function lightColour(token: string): string {
	return colours(token).light;
}

function colours(token: string): { light: string; dark: string } {
	const [, light, dark] =
		new RegExp(
			`--${token}: light-dark\\((#[0-9a-f]+), (#[0-9a-f]+)\\)`,
			"i",
		).exec(tokens) ?? [];
	if (!light || !dark) {
		throw new Error(
			`styles/tokens.css needs a line such as --${token}: light-dark(#fafaf6, #0d1512);`,
		);
	}
	return { light, dark };
}

/**
 * Returns the meta tags that give the browser's toolbar the page's background colour in both
 * themes. They are in the built head, which React does not touch; features/theme/theme.ts applies
 * the visitor's own choice.
 */
export function themeColourTags(): string {
	return Object.entries(colours("paper"))
		.map(
			([theme, value]) =>
				`<meta name="theme-color" content="${value}" media="(prefers-color-scheme: ${theme})">`,
		)
		.join("");
}
