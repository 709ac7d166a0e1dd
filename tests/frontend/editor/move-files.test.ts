import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ownPageOf } from "#content/collections.ts";
import { platformId } from "#content/routes.ts";
import { problemsInContent } from "#frontend/build/copy/check.ts";
import { readTexts } from "#frontend/build/copy/read-folder.ts";
import { category, extension } from "#tests/samples.ts";
import {
	lastMove,
	move,
	open,
	read,
	save,
	send,
	undo,
	words,
} from "./support/editor-server.ts";

/** A file of a folder whose pages no other file links to. */
function unlinked(folder: string): string {
	const all = readTexts(words.folder);
	const found = Object.keys(all)
		.filter((file) => file.startsWith(folder))
		.find((file) => {
			const link = new RegExp(`${ownPageOf(file)}(?![\\w/-])`);
			const others = Object.entries(all).filter(([name]) => name !== file);
			return !others.some(([, text]) => link.test(text));
		});
	return found ?? "";
}

/** A file whose page the home page links to. */
function linked(folder: string): string {
	const file = unlinked(folder);
	const page = ownPageOf(file);
	const home = read("pages/home.yaml");
	const text = home.replace(
		/(\nsecondary:\n(?: {2}.*\n)*? {2}href: ).*/,
		`$1${page}`,
	);
	expect(text).not.toBe(home);
	writeFileSync(join(words.folder, "pages/home.yaml"), text);
	return file;
}

it.skipIf(!extension)(
	"deletes a file that nothing links to, and restores it",
	async () => {
		const file = unlinked("extensions/");
		const { text } = await open(file);
		const result = await move(file, null);
		expect(result.kind).toBe("done");
		const deletion = await lastMove();
		expect(deletion).toMatchObject({ file, to: null, others: 0 });
		expect(existsSync(join(words.folder, file))).toBe(false);
		expect((await open(file)).version).toBeNull();
		expect((await undo(deletion?.undo)).kind).toBe("done");
		expect(read(file)).toBe(text);
		// It can be restored only once: it exists now.
		expect((await undo(deletion?.undo)).kind).toBe("changed");
	},
);

it("refuses to delete a file that others link to, and says which", async () => {
	const file = linked("services/");
	const { text, page } = await open(file);
	const result = await move(file, null);
	expect(result.kind).toBe("refused");
	expect(result.problems[0].line).toContain(
		`leads to ${page}, where there is no page`,
	);
	expect(result.problems[0].file).not.toBe(file);
	expect(read(file)).toBe(text);
});

it("refuses to delete or rename files that the site needs under their names", async () => {
	for (const [file, to] of [
		[`products/${platformId}.yaml`, "products/renamed.yaml"],
		["pages/terms.md", "pages/conditions.md"],
	] as const) {
		const { text } = await open(file);
		for (const path of [null, to]) {
			const result = await move(file, path);
			expect(result.kind).toBe("refused");
		}
		expect(read(file)).toBe(text);
	}
});

it("renames a file, updates the links to its page, and can undo all of it", async () => {
	const file = linked("services/");
	const to = file.replace(/[^/]*$/, "renamed-here.yaml");
	const { text, page } = await open(file);
	const before = readTexts(words.folder);
	const result = await move(file, to);
	expect(result.kind).toBe("done");
	const others = Object.entries(readTexts(words.folder))
		.filter(([name, now]) => name !== to && now !== before[name])
		.map(([name]) => name);
	expect(others.length).toBeGreaterThan(0);
	const renaming = await lastMove();
	expect(renaming).toMatchObject({ file, to, others: others.length });
	expect(existsSync(join(words.folder, file))).toBe(false);
	expect(problemsInContent(words.folder)).toEqual([]);
	for (const other of others) {
		expect(read(other)).not.toMatch(new RegExp(`${page}(?![\\w/-])`));
		expect(read(other)).toContain("/renamed-here");
	}
	expect((await undo(renaming?.undo)).kind).toBe("done");
	expect(read(file)).toBe(text);
	expect(readTexts(words.folder)).toEqual(before);
});

it("has the addresses that a page had before lead to it, in the order in which it had them", async () => {
	const file = unlinked("services/");
	const names = [file, "first.yaml", "second.yaml", file].map((name) =>
		file.replace(/[^/]*$/, name.replace(/.*\//, "")),
	);
	const pages = names.map((name) => ownPageOf(name));
	const redirects: unknown[] = [];
	for (const [index, to = ""] of names.slice(1).entries()) {
		const from = names[index] ?? "";
		expect((await move(from, to)).kind).toBe("done");
		redirects.push(Object(await open(to)).value.meta.redirectFrom);
	}
	expect(redirects).toEqual([
		[pages[0]],
		[pages[0], pages[1]],
		[pages[1], pages[2]],
	]);
	expect(problemsInContent(words.folder)).toEqual([]);
});

it("keeps an address that only begins like the page's", async () => {
	const file = unlinked("services/");
	const { version, value, page } = await open(file);
	const meta = { ...Object(value).meta, redirectFrom: [`${page}.html`] };
	const draft = { file, version, value: { ...Object(value), meta } };
	await save(draft);
	const to = file.replace(/[^/]*$/, "html-before.yaml");
	await move(file, to);
	expect(Object(await open(to)).value.meta.redirectFrom).toEqual([
		`${page}.html`,
		page,
	]);
});

it("does not undo a rename once the file has changed", async () => {
	const file = unlinked("services/");
	const to = file.replace(/[^/]*$/, "renamed-here.yaml");
	await move(file, to);
	const renaming = await lastMove();
	const theirs = `${read(to)}# A note by hand.\n`;
	writeFileSync(join(words.folder, to), theirs);
	expect((await undo(renaming?.undo)).kind).toBe("changed");
	expect(read(to)).toBe(theirs);
	expect((await move(to, file)).kind).toBe("done");
});

it.each([
	"../../site.ts",
	"pages/../../site.ts",
	"/tmp/elsewhere.yaml",
	"lists/other.yaml",
	"pages/home.yaml",
	"services/no-such-category/moved.yaml",
])("does not move a file to %j", async (to) => {
	const file = unlinked("services/");
	const { version, text } = await open(file);
	const body = { file, version, to };
	const sent = { method: "POST", path: "/_edit/api/move", body };
	expect((await send(sent)).status).toBe(403);
	expect(read(file)).toBe(text);
});

it("refuses to move a file onto another, or one that has changed meanwhile", async () => {
	const free = unlinked("services/");
	const [sibling = ""] = Object.keys(readTexts(words.folder)).filter(
		(file) => file.startsWith("services/") && file !== free,
	);
	const refused = await move(free, sibling);
	expect(refused.problems[0].message).toBe("already exists");
	const stale = await move(free, null, "0123456789abcdef");
	expect(stale.kind).toBe("changed");
	expect(existsSync(join(words.folder, free))).toBe(true);
});

it("refuses to remove a category that has services", async () => {
	const file = "lists/categories.yaml";
	const { version, value, text } = await open(file);
	const all: { id: string }[] = Object(value);
	const others = all.filter(({ id }) => id !== category.id);
	// A list may not be empty: the only category makes room for another.
	const fewer = others.length > 0 ? others : [{ ...all[0], id: "other" }];
	const result = JSON.parse((await save({ file, version, value: fewer })).text);
	expect(result.kind).toBe("refused");
	expect(result.problems.map(({ line }: { line: string }) => line)).toEqual(
		expect.arrayContaining([
			expect.stringContaining("is in a folder that is not a category"),
		]),
	);
	expect(read(file)).toBe(text);
});

it("creates a new category's folder with its first service", async () => {
	const file = "lists/categories.yaml";
	const { version, value } = await open(file);
	const added = {
		id: "rescue",
		menu: {
			label: "Rescue",
			description: "What we do when nothing else helps at all",
			icon: "anchor",
		},
		meta: {
			title: "Rescue of systems in distress",
			description:
				"A category of this test, with words that no other page of the site has in them.",
		},
		title: "Rescuing what is stranded",
		closing: {
			heading: "Is anything of yours adrift?",
			text: "Tell us what it is, and when it was last seen on its own feet.",
		},
		description:
			"Somebody calls at night, and a crew goes out with ropes, lamps and a list of the things to look at first. In the morning all of it is written down.",
	};
	const list = [...Object(value), added];
	const saved = await save({ file, version, value: list });
	expect(JSON.parse(saved.text).problems ?? []).toEqual([]);
	const service = await open("services/rescue/night-watch.yaml");
	expect(service).toMatchObject({ version: null, value: { order: 1 } });
	expect(existsSync(join(words.folder, "services/rescue"))).toBe(false);
	const free = unlinked("services/");
	const { text, page } = await open(free);
	const to = "services/rescue/night-watch.yaml";
	expect((await move(free, to)).kind).toBe("done");
	const around = read(to).split(`    - ${page}\n`);
	expect(around).toHaveLength(2);
	expect(around.join("").replace(/ {2}redirectFrom:\n(?! {4})/, "")).toBe(
		text.replaceAll(page, (await open(to)).page),
	);
});
