import { isDeepStrictEqual } from "node:util";
import { runInNewContext } from "node:vm";
import { transformSync } from "esbuild";
import { type ESTree, parseSync, Visitor } from "vite";

/** The only file outside copy/ that has a form: the company's details. */
export const siteFile = "site.ts";

/** Returns the value that site.ts exports; undefined if it cannot be read. */
export function readSite(text: string): unknown {
	try {
		const { code } = transformSync(text, { loader: "ts", format: "cjs" });
		const module: { exports: { site?: unknown } } = { exports: {} };
		runInNewContext(code, { module, exports: module.exports });
		return JSON.parse(JSON.stringify(module.exports.site));
	} catch {
		return;
	}
}

/**
 * Returns the text of site.ts with changed details; comments and order stay as they are.
 * @throws if the file is not an object of texts and lists
 */
export function writeSite(text: string, value: unknown): string {
	const before = Object(readSite(text));
	const target = complete(before, value);
	// A list that has lost an entry is written anew, without its comments.
	for (const keepsEntries of [true, false]) {
		const edits = findEdits(text, before, target, keepsEntries);
		const after = edits
			.toSorted((a, b) => b.start - a.start)
			.reduce(
				(all, { start, end, part }) =>
					all.slice(0, start) + part + all.slice(end),
				text,
			);
		if (isDeepStrictEqual(readSite(after), target)) return after;
	}
	throw new Error(
		"The editor cannot make this change: edit content/site.ts in a text editor.",
	);
}

type Fields = Record<string, unknown>;

/** What replaces a part of the file. */
type Edit = { start: number; end: number; part: string };

/** Returns the edits that give the object in a file another value, each as small as can be. */
function findEdits(
	source: string,
	before: Fields,
	target: Fields,
	keepsEntries: boolean,
): Edit[] {
	const objects: ESTree.ObjectExpression[] = [];
	// biome-ignore lint/correctness/noComponentHookFactories: a visitor's method, not a component
	new Visitor({ ObjectExpression: (node) => void objects.push(node) }).visit(
		parseSync(siteFile, source).program,
	);
	const [site] = objects;
	return site ? changeFields(site, before, target) : [];

	function changeFields(
		{ properties }: ESTree.ObjectExpression,
		old: Fields,
		fields: Fields,
	): Edit[] {
		return properties.flatMap((property) => {
			if (property.type !== "Property" || property.key.type !== "Identifier") {
				return [];
			}
			const { name } = property.key;
			const { start, value } = property;
			const fact = fields[name];
			if (isDeepStrictEqual(fact, old[name])) return [];
			if (Array.isArray(fact)) return changeList(value, old[name], fact);
			const line = source.lastIndexOf("\n", start) + 1;
			const indent = source.slice(line, start);
			return indent.trim() === ""
				? { start, end: value.end, part: renderField(indent, name, fact) }
				: { start: value.start, end: value.end, part: quote(String(fact)) };
		});
	}

	/** Changes only what differs in each entry, so that comments stay, and adds further entries. */
	function changeList(
		list: ESTree.Expression,
		before: unknown,
		entries: unknown[],
	): Edit[] {
		const { start, end } = list;
		if (!keepsEntries || list.type !== "ArrayExpression") {
			return [{ start, end, part: renderList(entries) }];
		}
		const old = Array.isArray(before) ? before : [];
		const changed = list.elements.flatMap((entry, index) =>
			entry?.type === "ObjectExpression"
				? changeFields(entry, Object(old[index]), Object(entries[index]))
				: [],
		);
		const bracket = source.lastIndexOf("\n", end - 1) + 1;
		const added = entries.slice(old.length).map(renderEntry).join("");
		return [...changed, { start: bracket, end: bracket, part: added }];
	}
}

/** Adds the empty fields that the form leaves out, as "" or []. */
function complete(before: object, value: unknown): Fields {
	const fields: Fields = { ...Object(value) };
	for (const [name, old] of Object.entries(before)) {
		fields[name] ??= Array.isArray(old) ? [] : "";
	}
	const links = Array.isArray(fields.links) ? fields.links : [];
	return {
		...fields,
		links: links.map((link) => ({
			...{ label: "", icon: "", href: "" },
			...Object(link),
		})),
	};
}

function renderList(entries: unknown[]): string {
	if (entries.length === 0) return "[]";
	return `[\n${entries.map(renderEntry).join("")}\t]`;
}

function renderEntry(entry: unknown): string {
	const indent = "\t\t\t";
	const fields = Object.entries(Object(entry)).map(
		([name, fact]) => `${indent}${renderField(indent, name, fact)},\n`,
	);
	return `\t\t{\n${fields.join("")}\t\t},\n`;
}

/** Quotes a text with whichever quotation mark it contains less often. */
function quote(text: string): string {
	const json = JSON.stringify(text);
	if (text.split('"').length <= text.split("'").length) return json;
	const inner = json.slice(1, -1).replaceAll('\\"', '"');
	return `'${inner.replaceAll("'", "\\'")}'`;
}

/** Breaks the line as the formatter would: at 80 characters, counting a tab as two. */
function renderField(indent: string, name: string, fact: unknown): string {
	const value = quote(String(fact));
	const width = 2 * indent.length + `${name}: ${value},`.length;
	return width > 80 ? `${name}:\n${indent}\t${value}` : `${name}: ${value}`;
}
