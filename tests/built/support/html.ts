import { site } from "#content/site.ts";

const entities: Record<string, string> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	"#x27": "'",
	"#39": "'",
};

/** Returns the attributes of every element of that name, in document order. */
export function elements(html: string, name: string): Record<string, string>[] {
	return [
		...html.matchAll(
			new RegExp(`<${name}(?=[\\s/>])((?:"[^"]*"|[^>"])*)>`, "gi"),
		),
	].map(([, text = ""]) =>
		Object.fromEntries(
			[...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(
				([, key = "", value = ""]) => [key.toLowerCase(), decode(value)],
			),
		),
	);
}

/** Returns the attribute of every element of that name that has it. */
export function attributes(html: string, name: string, key: string): string[] {
	return elements(html, name).flatMap((element) => element[key] ?? []);
}

/**
 * Returns what a visitor reads, a line for each block, in the main element or in the whole body.
 */
export function readText(html: string, part: "main" | "body" = "body"): string {
	const start = html.indexOf(`<${part}`);
	const inner = html.slice(start, html.lastIndexOf(`</${part}>`));
	return decode(
		inner
			.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
			.replace(/<!--[\s\S]*?-->/g, "")
			.replace(/<\/?(?:a|span|mark|strong|em|time)\b[^>]*>/g, "")
			.replace(/<[^>]+>/g, "\n")
			.replace(/\n+/g, "\n"),
	).trim();
}

/** Returns the text of each element of that name. */
export function textsOf(html: string, name: string): string[] {
	return [
		...html.matchAll(
			new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, "g"),
		),
	].map(([, inner = ""]) => decode(inner.replace(/<[^>]*>/g, "")));
}

/**
 * Returns the HTML of the element with that id and name, which contains no other of its name; "" if
 * there is none.
 */
export function sectionOf(html: string, id: string, name = "section"): string {
	const start = html.search(new RegExp(`<${name}\\b[^>]*\\sid="${id}"`));
	return start < 0 ? "" : html.slice(start, html.indexOf(`</${name}>`, start));
}

/** Returns a page's title without the company's name at its end. */
export function ownTitle(title: string): string {
	const end = ` | ${site.name}`;
	return title.endsWith(end) ? title.slice(0, -end.length) : title;
}

/** Returns the text with the entities that our pages use as characters. */
export function decode(text: string): string {
	return text.replace(
		/&(amp|lt|gt|quot|#x27|#39);/g,
		(_, name: string) => entities[name] ?? "",
	);
}
