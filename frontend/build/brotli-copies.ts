import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);

/**
 * Writes a copy of each file in assets/ that is text to br/assets/, compressed with Brotli at quality 11, which
 * would take the CDN too long. Its edge function sends browsers the copy (infra/edge/asset-request.js).
 */
export async function writeBrotliCopies(siteFolder: string): Promise<void> {
	const assets = join(siteFolder, "assets");
	const copies = join(siteFolder, "br/assets");
	mkdirSync(copies, { recursive: true });
	const names = readdirSync(assets).filter((name) =>
		/\.(css|js|svg)$/.test(name),
	);
	await Promise.all(
		names.map(async (name) => {
			const text = readFileSync(join(assets, name));
			writeFileSync(join(copies, name), await compress(text));
		}),
	);
}
