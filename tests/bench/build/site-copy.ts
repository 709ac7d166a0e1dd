import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readPages } from "#tests/built/support/dist.ts";

const root = resolve(import.meta.dirname, "../../..");
const copied = [
	"content",
	"frontend",
	// Its licences are named too.
	"functions",
	"package.json",
	"tsconfig.json",
	"vite.config.ts",
];

/**
 * A copy of what the build reads, in a temporary folder, with as many pages as asked for:
 * the site's own, and services made from them.
 * @param pages at least as many as the site has
 */
export function copySite(pages: number): { folder: string; remove(): void } {
	const folder = mkdtempSync(join(tmpdir(), "site-build-"));
	for (const name of copied) {
		cpSync(join(root, name), join(folder, name), { recursive: true });
	}
	// A folder of links, so that the pictures of this build are not there for the next.
	mkdirSync(join(folder, "node_modules"));
	for (const name of readdirSync(join(root, "node_modules"))) {
		if (name.startsWith(".")) continue;
		symlinkSync(
			join(root, "node_modules", name),
			join(folder, "node_modules", name),
		);
	}
	addServices(
		join(folder, "content/copy/services"),
		pages - readPages().length,
	);
	return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Writes services with words of their own, out of menus and lists: nobody's menu has 5,000 entries. */
function addServices(folder: string, count: number): void {
	const models = readdirSync(folder, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.flatMap(({ name }) =>
			readdirSync(join(folder, name)).map((file) => join(folder, name, file)),
		);
	for (let index = 0; index < count; index += 1) {
		const model = models[index % models.length] ?? "";
		const text = readFileSync(model, "utf8")
			.replace(/^listed: .*\n/m, "")
			.replace(/^order: .*/m, "$&\nlisted: false")
			// A title in double quotes, as one that holds a colon is, ends with them.
			.replace(/\b(title|pageTitle): ("?)(.*?)\2$/gm, `$1: $2$3 ${index}$2`);
		writeFileSync(model.replace(/\.yaml$/, `-${index}.yaml`), text);
	}
}
