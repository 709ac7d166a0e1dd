import { readMarkdown } from "#content/reader/read-markdown.ts";
import { readYaml } from "#content/reader/read-yaml.ts";
import { setValue } from "../yaml/set-value.ts";
import { readSite, siteFile, writeSite } from "./site-file.ts";
import { newFileText } from "./template.ts";

/** What a file of copy/ holds, as it is written there; undefined where it cannot be read. */
export function readValue(file: string, text: string): unknown {
	if (file === siteFile) return readSite(text);
	const read = file.endsWith(".md") ? readMarkdown(text) : readYaml(text);
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
	if (file === siteFile) return writeSite(text ?? "", value);
	if (text === undefined) return newFileText(file, value);
	if (!file.endsWith(".md")) return setValue(text, value);
	const { body, ...fields } = Object(value) as Record<string, unknown>;
	const lines = text.split("\n");
	const end = lines.indexOf("---", 1);
	const head = setValue(`${lines.slice(1, end).join("\n")}\n`, fields);
	return `---\n${head}---\n${body ?? ""}`;
}
