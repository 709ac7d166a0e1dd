import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { dirname, join } from "node:path";
import { createServer, loadConfigFromFile, type ViteDevServer } from "vite";
import {
	renderAnewWithWords,
	renderDevPage,
} from "#frontend/build/dev-page.ts";
import { siteFile } from "./site-file.ts";

/** What a page is made of. */
const sources = [
	"content",
	"frontend",
	"package.json",
	"tsconfig.json",
	"vite.config.ts",
];

/**
 * The site beside the form, with words that are not saved yet: Vite's dev server over a copy
 * of the sources below build/, in which the words are the editor's.
 * @param root of the checkout
 * @param copyFolder whose words it shows
 * @param server on which the browser hears of changes
 */
export async function startPreview(
	root: string,
	copyFolder: string,
	server: Server,
) {
	const folder = join(root, "build", `editor-${process.pid}`);
	rmSync(folder, { recursive: true, force: true });
	for (const source of sources) {
		cpSync(join(root, source), join(folder, source), { recursive: true });
	}
	const words = join(folder, "content/copy");
	rmSync(words, { recursive: true });
	cpSync(copyFolder, words, { recursive: true });

	// Read here: Vite starts anew whenever a file changes that its own reading of it has met, as site.ts is, and shows no page meanwhile.
	const read = await loadConfigFromFile(
		{ command: "serve", mode: "development" },
		join(folder, "vite.config.ts"),
		folder,
	);
	const vite: ViteDevServer = await createServer({
		...read?.config,
		configFile: false,
		root: folder,
		appType: "custom",
		logLevel: "error",
		cacheDir: join(folder, ".vite"),
		server: {
			middlewareMode: true,
			hmr: { server, path: "/_edit/changes" },
			fs: { allow: [root, join(root, "node_modules")] },
		},
	});

	renderAnewWithWords(vite, words);

	return {
		middlewares: vite.middlewares,
		/** Shows a text in the place of a file's; null where the file is no more. */
		show(file: string, text: string | null): void {
			const path = join(file === siteFile ? dirname(words) : words, file);
			if (text === null) {
				rmSync(path, { force: true });
				return;
			}
			mkdirSync(dirname(path), { recursive: true });
			writeFileSync(path, text);
		},
		render: (url: string) =>
			renderDevPage(vite, url, join(root, "build/snapshot")),
		async close(): Promise<void> {
			await vite.close();
			if (existsSync(folder)) rmSync(folder, { recursive: true });
		},
	};
}
