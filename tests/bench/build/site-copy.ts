import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readPages } from "#tests/built/support/dist.ts";
import { copyProject } from "#tests/copy-project.ts";

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
	// The pictures of this build are not there for the next.
	const folder = copyProject(copied, "site-build-");
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
