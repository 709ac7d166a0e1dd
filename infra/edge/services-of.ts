import { readdirSync } from "node:fs";
import { join } from "node:path";
import { servicePath } from "#content/routes.ts";

/** Returns the ids of each category's services, from the folders of the built site's pages. */
export function servicesOf(siteFolder: string): Record<string, string[]> {
	const parent = join(siteFolder, servicePath("", ""));
	return Object.fromEntries(
		foldersIn(parent).map((id) => [id, foldersIn(join(parent, id))]),
	);
}

function foldersIn(folder: string): string[] {
	try {
		return readdirSync(folder, { withFileTypes: true })
			.filter((entry) => entry.isDirectory())
			.map(({ name }) => name)
			.sort();
	} catch (error) {
		// A site may have no services.
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
		throw error;
	}
}
