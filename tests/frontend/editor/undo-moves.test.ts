import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { MoveResult, SiteInfo } from "#frontend/editor/messages.ts";
import { pressPage } from "#tests/press-page.ts";
import { open, read, send, words } from "./support/editor-server.ts";

async function lastMove() {
	const { text } = await send({ path: "/_edit/api/site" });
	return (JSON.parse(text) as SiteInfo).lastMove;
}

async function move(file: string, to: string | null): Promise<MoveResult> {
	const { version } = await open(file);
	const body = { file, version, to };
	const sent = { method: "POST", path: "/_edit/api/move", body };
	return JSON.parse((await send(sent)).text);
}

async function undo(id: string | undefined): Promise<MoveResult> {
	const sent = { method: "POST", path: "/_edit/api/undo", body: id };
	return JSON.parse((await send(sent)).text);
}

const first = "company/journalists.yaml";
const second = "company/reporters.yaml";

it("each deletion and renaming can be undone, the latest first, unless its file has changed", async () => {
	writeFileSync(join(words.folder, first), pressPage);
	expect(await lastMove()).toBeUndefined();
	await move(first, second);
	const renamed = read(second);
	await move(second, null);
	const deletion = await lastMove();
	expect(deletion).toMatchObject({
		...{ file: second, to: null, title: "Reporters", others: 0 },
	});
	expect((await undo(deletion?.undo)).kind).toBe("done");
	expect(read(second)).toBe(renamed);
	const renaming = await lastMove();
	expect(renaming).toMatchObject({ file: first, to: second });

	writeFileSync(join(words.folder, second), `${renamed}# A note by hand.\n`);
	expect(await lastMove()).toBeUndefined();
	writeFileSync(join(words.folder, second), renamed);
	expect((await undo(renaming?.undo)).kind).toBe("done");
	expect(read(first)).toBe(pressPage);
	expect(await lastMove()).toBeUndefined();
});
