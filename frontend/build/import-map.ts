import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const importMapSchema = z.object({
	imports: z.record(z.string(), z.string()),
});

/** From the name that chunks call each other by to the file's own, as "/assets/…". */
export type ImportMap = z.infer<typeof importMapSchema>;

/**
 * Takes the import map out of the site that Vite has built. Chunks import each other by names that do not
 * change with what is in them, so that a chunk that changes renames no other one.
 */
export function takeImportMap(siteFolder: string): ImportMap {
	const file = join(siteFolder, "importmap.json");
	const { imports } = importMapSchema.parse(
		JSON.parse(readFileSync(file, "utf8")),
	);
	rmSync(file);
	// In order, so that the same chunks make the same map, whose hash is in the CSP.
	return { imports: Object.fromEntries(Object.entries(imports).sort()) };
}

/** The map as it stands in every page, the same in each: one hash in the CSP. */
export function importMapTag(map: ImportMap): string {
	return `<script type="importmap">${JSON.stringify(map).replaceAll("<", "\\u003c")}</script>`;
}
