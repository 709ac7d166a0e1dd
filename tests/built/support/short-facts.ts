import { site } from "#content/site.ts";

/** The length of a short name. */
const most = 6;

const facts = Object.values(site)
	.flatMap((value) =>
		typeof value === "string"
			? value
			: value.flatMap(({ label, href }) => [label, href]),
	)
	.flatMap((text) => [text, asReact(text)])
	.filter((text) => text.length > most)
	.toSorted((a, b) => b.length - a.length);

/**
 * Returns a page as it would be with short facts: its own weight, whatever the company is called.
 */
export function withShortFacts(html: string): string {
	return facts.reduce(
		(text, fact) => text.replaceAll(fact, fact.slice(0, most)),
		html,
	);
}

function asReact(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll('"', "&quot;")
		.replaceAll("'", "&#x27;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;");
}
