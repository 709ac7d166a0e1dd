import { expect, it, vi } from "vitest";
import { startEditor } from "#frontend/editor/server/start.ts";
import { copyContent } from "#tests/copy-content.ts";
import { freePort } from "#tests/free-port.ts";

it("a request that comes while the editor starts is answered once it has started", async () => {
	const words = copyContent();
	const port = await freePort();
	const starting = startEditor({
		root: process.cwd(),
		copyFolder: words.folder,
		port,
	});
	// As the page of the editor that ran before, which is still open.
	const early = vi.waitFor(
		() => fetch(`http://127.0.0.1:${port}/_edit/api/file?file=pages/home.yaml`),
		{ timeout: 30_000, interval: 10 },
	);
	expect((await early).status).toBe(200);
	await (await starting).close();
	words.remove();
}, 60_000);
