import { mkdirSync, renameSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readTexts } from "#frontend/build/copy/read-folder.ts";
import { pressPage } from "#tests/press-page.ts";
import {
	lastMove,
	move,
	open,
	read,
	send,
	undo,
	words,
} from "./support/editor-server.ts";

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

it("cannot be undone while its folder is gone, and the editor opens all the same", async () => {
	writeFileSync(join(words.folder, first), pressPage);
	await move(first, second);
	const folder = join(words.folder, "company");
	const elsewhere = join(words.folder, "../company");
	renameSync(folder, elsewhere);
	const meanwhile = await send({ path: "/_edit/api/site" });
	renameSync(elsewhere, folder);
	expect(meanwhile.status).toBe(200);
	expect(JSON.parse(meanwhile.text).lastMove).toBeUndefined();
	expect((await undo((await lastMove())?.undo)).kind).toBe("done");
});

it("a renaming that fails half-way leaves all files as they were", async () => {
	writeFileSync(join(words.folder, first), pressPage);
	const home = read("pages/home.yaml");
	writeFileSync(
		join(words.folder, "pages/home.yaml"),
		home.replace(
			/(\nsecondary:\n(?: {2}.*\n)*? {2}href: ).*/,
			"$1/company/journalists",
		),
	);
	const before = readTexts(words.folder);
	// Where the home page is written at first, after the renamed one.
	const last = "pages/.home.yaml.part";
	mkdirSync(join(words.folder, last, "in the way"), { recursive: true });
	const { version } = await open(first);
	const body = { file: first, version, to: second };
	const sent = { method: "POST", path: "/_edit/api/move", body };
	expect((await send(sent)).status).toBe(500);
	expect(readTexts(words.folder)).toEqual(before);
	rmdirSync(join(words.folder, last, "in the way"));
	rmdirSync(join(words.folder, last));
	expect((await move(first, second)).kind).toBe("done");
});

const siblingOf = (text: string) => /^ *- id: (\w[\w-]*\/[\w-]+)$/m.exec(text);
const [other = "", text = ""] =
	Object.entries(readTexts()).find(([, text]) => siblingOf(text)) ?? [];

it.skipIf(!other).each([
	["'", "'"],
	['"', '" # A note.'],
	["", "  "],
])(
	"a renaming updates the name of a service between %j and %j",
	async (start, end) => {
		const [line = "", id = ""] = siblingOf(text) ?? [];
		const written = line.replace(id, start + id + end);
		writeFileSync(join(words.folder, other), text.replace(line, written));
		const to = `${id}-renamed`;
		const moved = await move(`services/${id}.yaml`, `services/${to}.yaml`);
		expect(moved.kind).toBe("done");
		expect(read(other)).toContain(`${start}${to}${end}\n`);
		await undo((await lastMove())?.undo);
	},
);
