import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

export type BuiltPage = { path: string; html: string };

/** The built site. */
export const distFolder = resolve(import.meta.dirname, "../../../dist");

/** Every page of a built site by its path, except Page Not Found and those that redirect. */
export function readPages(folder = distFolder): BuiltPage[] {
	if (!existsSync(folder)) {
		throw new Error(`${folder} is missing: run npm run build first`);
	}
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => /(^|\/)index\.html$/.test(file))
		.map((file) => ({
			path: `/${file.replace(/\/?index\.html$/, "")}`,
			html: readFileSync(join(folder, file), "utf8"),
		}))
		.filter(({ html }) => !html.includes('http-equiv="refresh"'))
		.sort((a, b) => a.path.localeCompare(b.path));
}

/** The page that is served at every unknown address. */
export function readNotFound(): BuiltPage {
	const html = readFileSync(join(distFolder, "404.html"), "utf8");
	return { path: "/404.html", html };
}

/** Returns whether the site has a file at that address, for example "/favicon.svg". */
export function hasFile(address: string): boolean {
	return existsSync(join(distFolder, decodeURI(address)));
}

export function readFile(address: string): Buffer {
	return readFileSync(join(distFolder, decodeURI(address)));
}

/** The compressed size, in bytes. */
export function gzipSize(data: string | Buffer): number {
	return gzipSync(data).length;
}
