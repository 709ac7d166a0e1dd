import { readMarkdown } from "#content/reader/read-markdown.ts";
import { readYaml } from "#content/reader/read-yaml.ts";
import { setValue } from "../yaml/set-value.ts";
import { readSite, siteFile, writeSite } from "./site-file.ts";
import { newFileText } from "./template.ts";

/** What a file of copy/ holds, as it is written there; undefined where it cannot be read. */
export function readValue(file: string, text: string): unknown {
	if (file === siteFile) return readSite(text);
	const plain = text.replace(/^\uFEFF/, "");
	const read = file.endsWith(".md") ? readMarkdown(plain) : readYaml(plain);
	return read.faults.length > 0 ? undefined : read.value;
}

/**
 * The text of a file with another value; what did not change stays as it is.
 * @param text undefined for a file that is not there yet
 */
export function writeValue(
	file: string,
	text: string | undefined,
	value: unknown,
): string {
	if (text === undefined) return newFileText(file, value);
	// As Windows' programs leave files: a mark that nobody sees (BOM), and two characters to end a line.
	const [mark = ""] = /^\uFEFF/.exec(text) ?? [];
	const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
	const plain = text.slice(mark.length).replaceAll("\r\n", "\n");
	const written = writeText(file, plain, value);
	return mark + written.replaceAll("\n", lineEnd);
}

function writeText(file: string, text: string, value: unknown): string {
	if (file === siteFile) return writeSite(text, value);
	// Of a file that another program broke, nothing can stay as it is.
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
