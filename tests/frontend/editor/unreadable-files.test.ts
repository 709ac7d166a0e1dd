import {
	chmodSync,
	mkdirSync,
	readlinkSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { routes } from "#content/routes.ts";
import type { SiteInfo } from "#frontend/editor/messages.ts";
import { open, read, save, send, words } from "./support/editor-server.ts";

const link = "company/gone.yaml";
const folder = "company/folder.yaml";
const needed = "pages/research.yaml";
const latin = "company/latin.yaml";
const forbidden = "company/forbidden.yaml";
/** Root may read it nevertheless. */
const isRoot = process.getuid?.() === 0;

// Before the editor starts.
const pathOf = (file: string) => join(words.folder, file);
symlinkSync("/no/such/file", pathOf(link));
mkdirSync(pathOf(folder));
rmSync(pathOf(needed));
mkdirSync(pathOf(needed));
writeFileSync(pathOf(latin), Buffer.from("heading: Caf\xe9\n", "latin1"));
writeFileSync(pathOf(forbidden), "heading: Mine\n", { mode: 0 });
chmodSync(pathOf(forbidden), 0);

it("lists files that cannot be read with all others", async () => {
	const { text } = await send({ path: "/_edit/api/site" });
	const listed = (JSON.parse(text) as SiteInfo).files.map(({ file }) => file);
	expect(listed).toEqual(
		expect.arrayContaining([link, folder, needed, latin, forbidden]),
	);
	expect(listed).toContain("pages/home.yaml");
});

it.each([
	[link, "is a symbolic link, or in a folder that is one"],
	[folder, "is a folder. Move it elsewhere, or give it another name."],
	[needed, "is a folder. Move it elsewhere, or give it another name."],
	...(isRoot ? [] : [[forbidden, "cannot be read, as you lack permission"]]),
])("says what is wrong with %s, and what to do", async (file, message) => {
	const path = `/_edit/api/file?file=${file}`;
	const { status, text } = await send({ path });
	expect(status).toBe(403);
	expect(text).toContain(`content/copy/${file} ${message}`);
	const refused = await save({ file, version: null, value: {} });
	expect(refused).toEqual({ status, text });
});

it("shows a file that is not UTF-8 as a form, with what to type again", async () => {
	const { value, problems } = await open(latin);
	expect(value).toEqual({ heading: "Caf\uFFFD" });
	expect(problems[0]).toMatchObject({
		path: ["heading"],
		message: expect.stringContaining("type it again"),
	});
});

it("saves and adds other files", async () => {
	const file = "company/about.yaml";
	const { version, value } = await open(file);
	const heading = "Words of another length";
	const changed = { ...Object(value), heading };
	const { text } = await save({ file, version, value: changed });
	expect(JSON.parse(text)).toMatchObject({ kind: "saved" });
	expect(read(file)).toContain(heading);
	expect((await open("company/press.yaml")).version).toBeNull();
	expect(readlinkSync(pathOf(link))).toBe("/no/such/file");
});

it("still knows their pages", async () => {
	const file = "pages/home.yaml";
	const { version, value } = await open(file);
	const secondary = { label: "Read our papers", href: routes.research };
	const { text } = await save({
		file,
		version,
		value: { ...Object(value), secondary },
	});
	expect(JSON.parse(text)).toMatchObject({ kind: "saved" });
});
