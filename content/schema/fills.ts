import { site } from "#content/site.ts";

type Fills = {
	/** Names that the text may contain in braces, because the page fills them in. */
	fills?: readonly string[];
	/** Whether the facts of site.ts may be used as well. */
	allowsFacts?: boolean;
	/** Whether these may be empty, because the page leaves out empty ones. */
	allowsEmptyFacts?: boolean;
};

/** A name in braces, or what other programs fill in: {{name}}, { name } or ${name}. A name's braces are gone once it is filled in. */
const braces = /\$\{\s*[\w.]+\s*\}|\{\{\s*[\w.]+\s*\}\}|\{\s*[\w.]+\s*\}/g;

/** Returns the arguments with which a schema's `refine` refuses names in braces that nothing fills in. */
export function onlyKnownFills({
	fills = [],
	allowsFacts = true,
	allowsEmptyFacts = false,
}: Fills = {}) {
	const known = fills.map((name) => `{${name}}`);
	const unknownIn = (text: string) =>
		(text.match(braces) ?? []).filter(
			(name) =>
				!known.includes(name) && !(allowsEmptyFacts && isEmptyFact(name)),
		);
	return [
		(text: string) => unknownIn(text).length === 0,
		{
			error: ({ input }: { input?: unknown }) =>
				unknownFill(unknownIn(String(input))[0] ?? "", known, allowsFacts),
		},
	] as const;
}

function unknownFill(
	name: string,
	known: string[],
	allowsFacts: boolean,
): string {
	if (isEmptyFact(name)) {
		return `contains ${name}, which is empty in content/site.ts; fill it in there, or remove it here`;
	}
	const [, plain = name] = /([\w.]+)/.exec(name) ?? [];
	if (name !== `{${plain}}`)
		return `contains ${name}; write {${plain}}, with single braces and no spaces`;
	const usable = [
		...known,
		...(allowsFacts
			? ["the fields of content/site.ts such as {site.name}"]
			: []),
	];
	return `contains ${name}, which nothing fills in; here you can use ${usable.join(" and ")}`;
}

/**
 * Returns whether site.ts leaves a fact such as {site.phoneNumber} empty. Does not import placeholders.ts,
 * which fails to load if site.ts lacks a line, because the schema that reports the line uses this.
 */
function isEmptyFact(name: string): boolean {
	const urgentNumber = site.supportPhoneNumber || site.phoneNumber;
	const [, field = ""] = /^\{site\.(\w+)\}$/.exec(name) ?? [];
	return Object({ ...site, urgentNumber })[field] === "";
}
