import { readMarkdown } from "#content/reader/read-markdown.ts";
import { readYaml } from "#content/reader/read-yaml.ts";
import { setValue } from "#frontend/editor/yaml/set-value.ts";
import { readSite, siteFile, writeSite } from "./site-file.ts";
import { newFileText } from "./template.ts";

/** The last value of each file: the list of files asks for all of them after every save. */
const lastRead = new Map<string, { text: string; value: unknown }>();

/**
 * Returns a file's value as written, unvalidated; undefined if it cannot be read. The same text
 * gives the same object, which must not be modified.
 */
export function readValue(file: string, text: string): unknown {
	const last = lastRead.get(file);
	if (last?.text === text) return last.value;
	const value = readUncached(file, text);
	lastRead.set(file, { text, value });
	return value;
}

function readUncached(file: string, text: string): unknown {
	if (file === siteFile) return readSite(text);
	const plain = text.replace(/^\uFEFF/, "");
	const read = file.endsWith(".md") ? readMarkdown(plain) : readYaml(plain);
	return read.faults.length > 0 ? undefined : read.value;
}

/**
 * Returns a file's text with a new value; unchanged parts stay as they are.
 * @param text undefined for a file that does not exist yet
 */
export function writeValue(
	file: string,
	text: string | undefined,
	value: unknown,
): string {
	if (text === undefined) return newFileText(file, value);
	// Keeps what Windows programs write: a byte order mark and CRLF line ends.
	const [mark = ""] = /^\uFEFF/.exec(text) ?? [];
	const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
	const plain = text.slice(mark.length).replaceAll("\r\n", "\n");
	const written = writeText(file, plain, value);
	return mark + written.replaceAll("\n", lineEnd);
}

function writeText(file: string, text: string, value: unknown): string {
	if (file === siteFile) return writeSite(text, value);
	// Nothing can be preserved of a file that another program broke.
	if (!isFilled(readValue(file, text))) return newFileText(file, value);
	return file.endsWith(".md")
		? writeMarkdown(text, value)
		: setValue(text, value);
}

function writeMarkdown(text: string, value: unknown): string {
	const { body, ...fields } = Object(value) as Record<string, unknown>;
	const lines = text.split("\n");
	const end = lines.indexOf("---", 1);
	const head = setValue(`${lines.slice(1, end).join("\n")}\n`, fields);
	return `---\n${head}---\n${body ?? ""}`;
}

function isFilled(value: unknown): boolean {
	return typeof value === "object" && value !== null;
}
