import { readFile, stat } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { etagOf } from "./send.ts";

export type SiteFile = { name: string; body: Buffer; etag: string };

/**
 * Reads files of the built site by their exact name, as S3 would.
 * @returns a reader that returns null for a file that does not exist or is outside the folder
 */
export function createSiteFiles(folder: string) {
	const root = resolve(folder);
	const cache = new Map<string, SiteFile & { changedAt: number }>();
	return async (uri: string): Promise<SiteFile | null> => {
		const name = decode(uri);
		if (name === null) return null;
		const path = resolve(root, `.${name}`);
		if (!path.startsWith(root + sep)) return null;
		const stats = await stat(path).catch(() => null);
		if (!stats?.isFile()) return null;
		const cached = cache.get(path);
		if (cached?.changedAt === stats.mtimeMs) return cached;
		const body = await readFile(path);
		const file = { name, body, etag: etagOf(body), changedAt: stats.mtimeMs };
		cache.set(path, file);
		return file;
	};
}

function decode(uri: string): string | null {
	try {
		const name = decodeURIComponent(uri);
		return name.startsWith("/") && !name.includes("\0") ? name : null;
	} catch {
		return null;
	}
}
