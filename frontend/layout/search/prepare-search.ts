import sprite from "virtual:icon-sprite";
import { loadSearchEngine } from "../../state/search.ts";
import type { SearchEngine } from "../../state/search-engine.ts";
import { actionDocuments } from "./actions.ts";
import { keptDocuments } from "./kept-documents.ts";

/** The icons' shapes by name, to be copied. */
export type Shapes = Map<string, Node>;

/** What the dialog works with: everything that can be found now, and its pictures. */
export type PreparedSearch = {
	engine: SearchEngine;
	shapes: Shapes;
};

let shapes: Promise<Shapes> | undefined;
let prepared: PreparedSearch | undefined;

/** Gets everything ready; a second call costs next to nothing. @throws when the network fails */
export async function prepareSearch(): Promise<PreparedSearch> {
	shapes ??= loadShapes();
	const engine = await loadSearchEngine();
	engine.add([...keptDocuments(), ...actionDocuments]);
	// The first search of all is the slowest; here nobody waits for it.
	if (!prepared) engine.search("s");
	prepared ??= { engine, shapes: await shapes };
	return prepared;
}

/** What an earlier call has made ready. */
export function preparedSearch(): PreparedSearch | undefined {
	return prepared;
}

/**
 * Reads the sprite once. A <use> that a script adds makes Chromium parse the whole
 * sprite again, which takes longer than all else that a keystroke does here.
 */
async function loadShapes(): Promise<Shapes> {
	try {
		const text = await (await fetch(sprite)).text();
		const symbols = new DOMParser()
			.parseFromString(text, "image/svg+xml")
			.querySelectorAll("symbol");
		return new Map(
			Array.from(symbols, (symbol) => {
				const shape = document.createDocumentFragment();
				shape.append(...symbol.children);
				return [symbol.id, shape];
			}),
		);
	} catch {
		// Results without pictures are results all the same.
		return new Map();
	}
}
