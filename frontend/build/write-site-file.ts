import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Returns what writes one file of the site, and throws instead of overwriting one of frontend/public/,
 * which Vite has copied there: it would silently not ship.
 * @param publicFolder the project's frontend/public
 */
export function siteFileWriter(siteFolder: string, publicFolder: string) {
	return (file: string, data: string | Uint8Array): void => {
		if (existsSync(join(publicFolder, file))) {
			throw new Error(
				`frontend/public/${file} would not ship, because the build writes this file itself: remove it there (frontend/build/build.ts says what writes it)`,
			);
		}
		const target = join(siteFolder, file);
		mkdirSync(dirname(target), { recursive: true });
		writeFileSync(target, data);
	};
}
