import { facts } from "../facts.ts";
import { mapTexts } from "./map-texts.ts";

/** A value as read from a file, with every {site.…} that facts.ts knows filled in. The schemas refuse those that are left. */
export function fillFacts<Value>(value: Value): Value {
	return mapTexts(value, (text) =>
		text.replace(
			/\{([\w.]+)\}/g,
			(whole, name: string) => facts[name] ?? whole,
		),
	);
}
