import { site } from "./site.ts";

/** Replaces a placeholder by the company's name. A full stop of the name, as in "Acme Inc.", also ends the sentence. */
export function fillCompanyName(text: string, placeholder: string): string {
	const [start = "", ...rest] = text.split(placeholder);
	const parts = site.name.endsWith(".")
		? rest.map((part) => part.replace(/^\.(?![\w.])/, ""))
		: rest;
	return [start, ...parts].join(site.name);
}
