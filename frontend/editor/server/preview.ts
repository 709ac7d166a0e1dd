import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import type { Server } from "node:http";
import { dirname, join } from "node:path";
import { createServer, loadConfigFromFile, type ViteDevServer } from "vite";
import {
	createDevRenderer,
	reloadOnCopyChange,
} from "#frontend/build/dev-page.ts";
import { readTexts } from "./read-texts.ts";
import { siteFile } from "./site-file.ts";

export type Preview = Awaited<ReturnType<typeof startPreview>>;

/** Address of Vite's connection to the page, over which it reports changes. */
export const changesPath = "/_edit/changes";

/** The files and folders that pages are built from. */
const sources = [
	"content",
	"frontend",
	"package.json",
	"tsconfig.json",
	"vite.config.ts",
];

/**
 * Starts the preview of the site with unsaved copy: Vite's dev server on a copy of the sources
 * below build/, whose content/copy/ the editor overwrites.
 * @param root of the checkout
 * @param copyFolder whose copy it shows
 * @param server carries Vite's hot-reload connection
 */
export async function startPreview(
	root: string,
	copyFolder: string,
	server: Server,
) {
	const build = join(root, "build");
	removeLeftovers(build);
	const folder = join(build, `editor-${process.pid}`);
	rmSync(folder, { recursive: true, force: true });
	const ownCopy = join(root, "content/copy");
	for (const source of sources) {
		cpSync(join(root, source), join(folder, source), {
			recursive: true,
			filter: (path) => path !== ownCopy,
		});
	}
	const previewCopy = join(folder, "content/copy");
	mkdirSync(previewCopy);
	for (const [file, text] of Object.entries(readTexts(copyFolder))) {
		// Without those that cannot be read: the pages of the others are shown nevertheless.
		if (text !== "") write(join(previewCopy, file), text);
	}

	// Loaded here, because Vite restarts, serving no page meanwhile, whenever a file changes that
	// its own loading of the configuration imported, such as site.ts.
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
			hmr: { server, path: changesPath },
			fs: { allow: [root, join(root, "node_modules")] },
		},
	});

	const { render, noteChange } = createDevRenderer(
		vite,
		join(root, "build/snapshot"),
	);
	reloadOnCopyChange(vite, previewCopy);

	const pathOf = (file: string) =>
		join(file === siteFile ? dirname(previewCopy) : previewCopy, file);

	return {
		middlewares: vite.middlewares,
		/** Returns a file's text in the preview; null if it has no such file. */
		shownText(file: string): string | null {
			const path = pathOf(file);
			return existsSync(path) ? readFileSync(path, "utf8") : null;
		},
		/** Replaces a file's text in the preview; null removes the file. */
		show(file: string, text: string | null): void {
			const path = pathOf(file);
			if (text === null) rmSync(path, { force: true });
			else write(path, text);
			// At once: a page may be requested before Vite notices.
			noteChange();
		},
		render,
		async close(): Promise<void> {
			await vite.close();
			// Once closed, Vite still finishes preparing packages and writes them: the folder may be
			// refilled while it is removed, and appear again until the process ends.
			const options = { recursive: true, force: true };
			process.once("exit", () => rmSync(folder, options));
			await rm(folder, { ...options, maxRetries: 20, retryDelay: 50 });
		},
	};
}

function write(path: string, text: string): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}

/** Removes the copies of editors that were killed before they could do so themselves. */
function removeLeftovers(build: string): void {
	for (const name of existsSync(build) ? readdirSync(build) : []) {
		const [, id] = /^editor-(\d+)$/.exec(name) ?? [];
		if (id === undefined || isRunning(Number(id))) continue;
		rmSync(join(build, name), { recursive: true, force: true });
	}
}

function isRunning(processId: number): boolean {
	try {
		return process.kill(processId, 0);
	} catch (error) {
		// Another user's process exists, too, although it may not be signalled.
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}
