import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { woffCharacters } from "./woff-characters.ts";

const fontFolder = join(
	dirname(
		createRequire(import.meta.url).resolve(
			"@fontsource/instrument-sans/package.json",
		),
	),
	"files",
);

/**
 * The fonts of share images. satori reads neither WOFF2 nor variable fonts, so both weights are WOFF
 * files; latin-ext adds the other letters of European names.
 */
export const fonts = (["latin", "latin-ext"] as const).flatMap((subset) =>
	([400, 600] as const).map((weight) => ({
		name: `Instrument Sans ${subset}`,
		weight,
		style: "normal" as const,
		data: readFileSync(
			join(fontFolder, `instrument-sans-${subset}-${weight}-normal.woff`),
		),
	})),
);

const characters = new Set(
	fonts.flatMap(({ data }) => [...woffCharacters(data)]),
);

/** Returns a text with its accents as part of their letters; empty if the fonts lack one of its characters. */
export function drawable(text: string): string {
	const composed = text.normalize("NFC");
	return [...composed].every((character) =>
		characters.has(character.codePointAt(0) ?? 0),
	)
		? composed
		: "";
}
