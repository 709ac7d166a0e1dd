import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { OpenedFile, SiteInfo } from "#frontend/editor/messages.ts";
import { startEditor } from "#frontend/editor/server/start.ts";
import { copyContent } from "#tests/copy-content.ts";
import { rawRequest } from "#tests/functions/local/raw-request.ts";

/** Starts the editor over a copy of the content, for the tests of one file. */
export const words = copyContent();
export let editor: Awaited<ReturnType<typeof startEditor>>;

beforeAll(async () => {
	editor = await startEditor({
		root: resolve(import.meta.dirname, "../../../.."),
		copyFolder: words.folder,
		port: 0,
	});
}, 60_000);

afterAll(async () => {
	await editor.close();
	words.remove();
});

type Sent = {
	method?: string;
	path: string;
	headers?: Record<string, string>;
	body?: unknown;
};

/** Sends a raw request: fetch would not send a foreign Host, nor "..". */
export async function send({ method = "GET", path, headers = {}, body }: Sent) {
	const own =
		method === "POST"
			? {
					origin: `http://localhost:${editor.port}`,
					"content-type": "application/json",
				}
			: {};
	const { status, text } = await rawRequest(editor.url, path, {
		method,
		headers: { host: `localhost:${editor.port}`, ...own, ...headers },
		...(body !== undefined && { body: JSON.stringify(body) }),
	});
	return { status, text };
}

export async function open(file: string): Promise<OpenedFile> {
	const { text } = await send({ path: `/_edit/api/file?file=${file}` });
	return JSON.parse(text);
}

export const read = (file: string) =>
	readFileSync(join(words.folder, file), "utf8");

export function save(draft: {
	file: string;
	version: string | null;
	value: unknown;
	base?: string;
}) {
	return send({ method: "POST", path: "/_edit/api/save", body: draft });
}

export async function lastMove() {
	const { text } = await send({ path: "/_edit/api/site" });
	return (JSON.parse(text) as SiteInfo).lastMove;
}

/** Renames a file, or deletes it. @param version that was read, if not the current one */
export async function move(file: string, to: string | null, version?: string) {
	const body = { file, to, version: version ?? (await open(file)).version };
	const sent = { method: "POST", path: "/_edit/api/move", body };
	return JSON.parse((await send(sent)).text);
}

export async function undo(id: string | undefined) {
	const sent = { method: "POST", path: "/_edit/api/undo", body: id };
	return JSON.parse((await send(sent)).text);
}
