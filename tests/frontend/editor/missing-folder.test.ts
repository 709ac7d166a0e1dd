import { cpSync, existsSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it, vi } from "vitest";
import { collectionTable, ownPageOf } from "#content/collections.ts";
import { readTexts } from "#frontend/build/copy/read-folder.ts";
import type { SiteInfo } from "#frontend/editor/messages.ts";
import { open, save, send, words } from "./support/editor-server.ts";

// Git keeps no folder without files: a clone lacks that of a collection whose last file was deleted.

/** A file of each collection of several files that has a folder of its own, if the company has one. */
const files = Object.values(collectionTable)
	.map(({ pattern }) => pattern.split("{"))
	.filter(([folder, ...names]) => names.length > 0 && folder !== "pages/")
	.flatMap(([folder = ""]) => {
		const all = Object.keys(readTexts()).sort();
		return all.filter((file) => file.startsWith(folder)).slice(0, 1);
	});

async function site(): Promise<SiteInfo> {
	return JSON.parse((await send({ path: "/_edit/api/site" })).text);
}

/** Does something without a file's collection folder, then puts it back. */
async function withoutFolder(file: string, act: () => Promise<void>) {
	const folder = join(words.folder, file.split("/")[0] ?? "");
	const away = join(dirname(words.folder), "away");
	cpSync(folder, away, { recursive: true });
	rmSync(folder, { recursive: true });
	try {
		await act();
	} finally {
		rmSync(folder, { recursive: true, force: true });
		cpSync(away, folder, { recursive: true });
		rmSync(away, { recursive: true });
	}
}

const job = files.find((file) => file.startsWith("jobs/")) ?? "";

// First, since Node no longer watches a folder that was removed and made again at once.
it.skipIf(job === "")(
	"shows the page of the first position",
	async () => {
		const { value } = await open(job);
		const status = async () =>
			(await send({ path: ownPageOf(job) ?? "" })).status;
		await withoutFolder(job, async () => {
			await vi.waitFor(async () => expect(await status()).toBe(404), 60_000);
			await save({ file: job, version: null, value });
			await vi.waitFor(async () => expect(await status()).toBe(200), 60_000);
		});
	},
	150_000,
);

it.each(files)("adds the first file of a folder, %s", async (file) => {
	// A service's siblings are gone as well.
	const { siblings: _, ...value } = Object((await open(file)).value);
	await withoutFolder(file, async () => {
		const opened = await open(file);
		expect(opened.version).toBeNull();
		expect((await site()).schemas[opened.schema]?.properties).toBeDefined();
		const { text } = await save({ file, version: null, value });
		expect(JSON.parse(text)).toMatchObject({ kind: "saved" });
		const listed = (await site()).files.map((one) => one.file);
		expect(listed).toContain(file);
		expect((await open(file)).value).toEqual(value);
	});
});

it.each([
	"press/new.yaml",
	"jobs/sydney/new.yaml",
	"services/no-such-category/new.yaml",
])("makes no folder for %s", async (file) => {
	expect((await save({ file, version: null, value: {} })).status).toBe(403);
	expect(existsSync(dirname(join(words.folder, file)))).toBe(false);
});
