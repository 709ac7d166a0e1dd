import { resolve } from "node:path";
import {
	existingFolder,
	readOptions,
	readPort,
} from "#frontend/build/command-line.ts";
import { explainSite } from "#frontend/build/copy/explain-site.ts";

// --copy FOLDER: the copy to edit, instead of content/copy/.
const { copy } = readOptions({ copy: { type: "string" } });

// Imported dynamically, to report mistakes in site.ts that prevent other modules from loading.
const [{ copyFolder }, { startEditor }] = await Promise.all([
	import("#frontend/build/copy/read-folder.ts"),
	import("./server/start.ts"),
]).catch(async (error: unknown) => {
	console.error((await explainSite(error)).join("\n"));
	process.exit(1);
});

const root = resolve(import.meta.dirname, "../..");
const port = readPort(8070);
const editor = await startEditor({
	root,
	copyFolder: copy ? existingFolder(copy) : copyFolder,
	port,
}).catch((error: NodeJS.ErrnoException) => {
	if (error.code !== "EADDRINUSE") throw error;
	console.error(
		`Port ${port} is already in use, perhaps by an editor in another terminal. To use another port: PORT=8071 npm run edit`,
	);
	process.exit(1);
});
console.log(`The editor is running at ${editor.url} (stop it with Ctrl+C)`);

// Ctrl+C arrives twice, from the terminal and from npm: the second must not end the process before
// the first has been dealt with.
let isClosing = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.on(signal, () => {
		if (isClosing) return;
		isClosing = true;
		editor.close();
		// The process ends by itself, at the latest when Vite has prepared the page's packages.
		setTimeout(() => process.exit(), 10_000).unref();
	});
}
