import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq, parseDocument } from "yaml";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import type { makeCopy } from "./make-copy.ts";

const folder = "content/copy";

/**
 * What a file of each kind may leave out, besides what every file may; "*" matches each entry of a
 * list.
 */
const options: [file: RegExp, fields: string[]][] = [
	[/^services\//, ["listed", "facts", "urgent", "figure"]],
	[
		/^services\/marine\//,
		["serviceLifecycleFlow", "questions", "siblings", "callToAction"],
	],
	[/^extensions\//, ["picture.drawing"]],
	[/^products\//, ["productFeatures.*.items"]],
	[/^lists\/categories/, ["*.picture", "*.figure", "*.alsoCalled"]],
	[/^lists\/answers/, ["*.copies", "*.phone", "*.alsoCalled"]],
	[/^(?:pages|company)\/[^.]*\.yaml$/, ["figure"]],
	[/^pages\/partners/, ["benefits", "steps", "send"]],
	[/^pages\/.*\.md$/, ["figure", "updated", "badges", "sections"]],
	[/^interface\/search-actions/, ["theme.alsoCalled", "home.alsoCalled"]],
];

/**
 * Removes every optional field. @throws if a field is in no file of ours, because then nothing is
 * tested; another company may have left it out itself
 */
export function leaveOutOptions(copy: ReturnType<typeof makeCopy>): void {
	const unused = new Set(options.flatMap(([, fields]) => fields));
	for (const name of readdirSync(join(copy.folder, folder), {
		recursive: true,
		encoding: "utf8",
	})) {
		const file = name.replaceAll("\\", "/");
		if (!/^[^.].*\.(yaml|md)$/.test(file)) continue;
		const text = copy.read(join(folder, file));
		// A policy has its fields between two lines of hyphens, above its text.
		const [, head = "", body = ""] = file.endsWith(".md")
			? text.split(/^---\n/m)
			: ["", text];
		const document = parseDocument(head);
		const fields = options
			.filter(([pattern]) => pattern.test(file))
			.flatMap(([, names]) => names);
		for (const field of [...fields, "alsoCalled"]) {
			if (leaveOut(document.contents, field.split("."))) unused.delete(field);
		}
		const left = document.toString();
		copy.write(
			join(folder, file),
			file.endsWith(".md") ? `---\n${left}---\n${body}` : left,
		);
	}
	if (hasOwnWords && unused.size > 0)
		throw new Error(`in no file: ${[...unused].join(", ")}`);
}

/** Returns whether there was anything to leave out. */
function leaveOut(node: unknown, [key = "", ...rest]: string[]): boolean {
	if (key === "*") {
		if (!isSeq(node)) return false;
		return node.items.map((item) => leaveOut(item, rest)).includes(true);
	}
	if (!isMap(node)) return false;
	return rest.length === 0 ? node.delete(key) : leaveOut(node.get(key), rest);
}
