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
		const written = Array.isArray(fact)
			? `\\[(?:[\\s\\S]*?^\\t)?\\]`
			: `(?:"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*')`;
		const field = new RegExp(`^\\t${name}:\\s*${written},$`, "m");
		after = after.replace(field, () => render(name, fact));
	}
	if (!isDeepStrictEqual(readSite(after), target)) {
		throw new Error(
			"The editor cannot make this change: edit content/site.ts in a text editor.",
		);
	}
	return after;
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

function render(name: string, fact: unknown): string {
	if (!Array.isArray(fact)) return renderText("\t", name, String(fact));
	if (fact.length === 0) return `\t${name}: [],`;
	const entries = fact.map((entry) => {
		const fields = Object.entries(Object(entry)).map(([key, text]) =>
			renderText("\t\t\t", key, String(text)),
		);
		return `\t\t{\n${fields.join("\n")}\n\t\t},`;
	});
	return `\t${name}: [\n${entries.join("\n")}\n\t],`;
}

/** Quotes a text with whichever quotation mark it contains less often. */
function quote(text: string): string {
	const json = JSON.stringify(text);
	if (text.split('"').length <= text.split("'").length) return json;
	const inner = json.slice(1, -1).replaceAll('\\"', '"');
	return `'${inner.replaceAll("'", "\\'")}'`;
}

/** Breaks the line as the formatter would: at 80 characters, counting a tab as two. */
function renderText(tabs: string, name: string, text: string): string {
	const literal = quote(text);
	const line = `${tabs}${name}: ${literal},`;
	return line.length + tabs.length > 80
		? `${tabs}${name}:\n${tabs}\t${literal},`
		: line;
}
