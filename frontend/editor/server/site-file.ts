import { isDeepStrictEqual } from "node:util";
import { runInNewContext } from "node:vm";
import { transformSync } from "esbuild";

/** The one file outside copy/ that the editor has a form for: the company's facts. */
export const siteFile = "site.ts";

/** What it holds; undefined where it cannot be read. */
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
 * Its text with other facts; comments and order of all else stay.
 * @throws where a fact does not stand on lines of its own, as somebody wrote it otherwise by hand
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
			"This cannot be written by the editor: change content/site.ts in a text editor.",
		);
	}
	return after;
}

/** A form leaves out what is empty; here it is "". */
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

/** In the quotation marks of which the text has fewer. */
function quote(text: string): string {
	const json = JSON.stringify(text);
	if (text.split('"').length <= text.split("'").length) return json;
	const inner = json.slice(1, -1).replaceAll('\\"', '"');
	return `'${inner.replaceAll("'", "\\'")}'`;
}

/** As the formatter has it: 80 characters a line, a tab counted as two. */
function renderText(tabs: string, name: string, text: string): string {
	const literal = quote(text);
	const line = `${tabs}${name}: ${literal},`;
	return line.length + tabs.length > 80
		? `${tabs}${name}:\n${tabs}\t${literal},`
		: line;
}
