import { isDeepStrictEqual } from "node:util";
import { runInNewContext } from "node:vm";
import { transformSync } from "esbuild";

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
 * @throws if a detail is not on lines of its own because someone formatted it differently
 */
export function writeSite(text: string, value: unknown): string {
	const before = Object(readSite(text));
	const target = complete(before, value);
	let after = text;
	for (const [name, fact] of Object.entries(target)) {
		if (isDeepStrictEqual(fact, before[name])) continue;
		after = Array.isArray(fact)
			? changeList(after, name, before[name], fact)
			: changeText(after, "\t", name, String(fact));
	}
	if (!isDeepStrictEqual(readSite(after), target)) {
		throw new Error(
			"The editor cannot make this change: edit content/site.ts in a text editor.",
		);
	}
	return after;
}

const literal = `(?:"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*')`;
const comment = "//.*|/\\*[^]*?\\*/";

/** Changes the text of a field on a line of its own, which may end with a comment. */
function changeText(
	source: string,
	tabs: string,
	name: string,
	text: string,
): string {
	const end = "(,[ \\t]*(?://.*)?)$";
	const field = new RegExp(`^${tabs}${name}:\\s*${literal}${end}`, "m");
	return source.replace(field, (_, rest: string) =>
		renderText(tabs, name, text, rest),
	);
}

/** Changes only those entries of a list that differ, so that comments stay; or all, if that cannot be done. */
function changeList(
	source: string,
	name: string,
	before: unknown,
	fact: unknown[],
): string {
	const list = new RegExp(
		`^\\t${name}:\\s*\\[(?:[\\s\\S]*?^\\t)?\\](?=,[ \\t]*(?://.*)?$)`,
		"m",
	);
	const entry = `\\{(?:${comment}|${literal}|[^{}"'])*\\}`;
	const old = Array.isArray(before) ? before : [];
	let index = 0;
	const kept = source.replace(list, (written) =>
		written
			.replaceAll(
				new RegExp(`${comment}|(${entry})`, "g"),
				(all, found?: string) => {
					if (found === undefined) return all;
					const at = index++;
					return changeFields(found, Object(old[at]), Object(fact[at]));
				},
			)
			.replace(/\n\t\]$/, () => {
				const added = fact.slice(old.length).map(renderEntry);
				return ["", ...added, "\t]"].join("\n");
			}),
	);
	return isDeepStrictEqual(Object(readSite(kept))[name], fact)
		? kept
		: source.replace(list, () => renderList(name, fact));
}

type Texts = Record<string, unknown>;

function changeFields(source: string, before: Texts, after: Texts): string {
	let entry = source;
	for (const [name, text] of Object.entries(after)) {
		if (text === before[name]) continue;
		const onLine = changeText(entry, "\t\t\t", name, String(text));
		const field = new RegExp(`${comment}|(\\b${name}:\\s*)?${literal}`, "g");
		entry =
			onLine !== entry
				? onLine
				: entry.replaceAll(field, (all, start?: string) =>
						start ? start + quote(String(text)) : all,
					);
	}
	return entry;
}

/** Adds the empty fields that the form leaves out, as "" or []. */
function complete(before: object, value: unknown): Record<string, unknown> {
	const fields: Record<string, unknown> = { ...Object(value) };
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

function renderList(name: string, entries: unknown[]): string {
	if (entries.length === 0) return `\t${name}: []`;
	return `\t${name}: [\n${entries.map(renderEntry).join("\n")}\n\t]`;
}

function renderEntry(entry: unknown): string {
	const fields = Object.entries(Object(entry)).map(([key, text]) =>
		renderText("\t\t\t", key, String(text)),
	);
	return `\t\t{\n${fields.join("\n")}\n\t\t},`;
}

/** Quotes a text with whichever quotation mark it contains less often. */
function quote(text: string): string {
	const json = JSON.stringify(text);
	if (text.split('"').length <= text.split("'").length) return json;
	const inner = json.slice(1, -1).replaceAll('\\"', '"');
	return `'${inner.replaceAll("'", "\\'")}'`;
}

/** Breaks the line as the formatter would: at 80 characters, counting a tab as two. */
function renderText(
	tabs: string,
	name: string,
	text: string,
	rest = ",",
): string {
	const value = quote(text);
	const line = `${tabs}${name}: ${value},`;
	return line.length + tabs.length > 80
		? `${tabs}${name}:\n${tabs}\t${value}${rest}`
		: `${tabs}${name}: ${value}${rest}`;
}
