import { collectionOf } from "#content/collections.ts";
import { renderBlock } from "#frontend/editor/yaml/render.ts";

/** Returns the lines above the fields of a new file: its schema, for text editors, and what it is. */
function headOf(file: string): string {
	const up = "../".repeat(file.split("/").length - 1);
	const match = collectionOf(file);
	return `# yaml-language-server: $schema=${up}.schema/${match?.name}.json\n# ${titles[match?.name ?? ""] ?? "An entry."} content/README.md says how to edit it.\n`;
}

const titles: Record<string, string> = {
	services: "A service.",
	products: "A product.",
	extensions: "An extension of the platform.",
	jobs: "A position.",
	companyPages: "A page about the company.",
	policies:
		"A policy. It makes promises in the company's name: have it read by whoever advises you on law.",
};

/** Returns the text of a new file: its head, then its fields, with blank lines around multi-line ones. */
export function newFileText(file: string, value: unknown): string {
	if (file.endsWith(".md")) {
		const { body, ...fields } = Object(value) as Record<string, unknown>;
		return `---\n${newFields(file, fields)}---\n${body ?? ""}`;
	}
	return newFields(file, value);
}

function newFields(file: string, value: unknown): string {
	const fields = Object.entries(Object(value)).map(([name, inner]) =>
		renderBlock({ [name]: inner }, 0),
	);
	const parts = fields.map((field) =>
		field.includes("\n") ? `\n${field}\n` : `${field}\n`,
	);
	return `${headOf(file)}\n${parts.join("")}`.replaceAll("\n\n\n", "\n\n");
}
