import {
	chmodSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { site } from "#content/site.ts";
import type { SiteInfo } from "#frontend/editor/messages.ts";
import { neighbours, serviceFile } from "#tests/samples.ts";
import { open, read, save, send, words } from "./support/editor-server.ts";

// Files as other programs leave them, and files that change meanwhile.

const bom = "\uFEFF";
const crlf = (text: string) => text.replaceAll("\n", "\r\n");

it.each([
	["YAML with Windows line endings", "company/about.yaml", crlf],
	["YAML with a byte order mark", "company/about.yaml", (t: string) => bom + t],
	["YAML with both", "company/about.yaml", (t: string) => bom + crlf(t)],
	["Markdown with Windows line endings", "pages/terms.md", crlf],
	["Markdown with a byte order mark", "pages/terms.md", (t: string) => bom + t],
	["Markdown with both", "pages/terms.md", (t: string) => bom + crlf(t)],
])("changes one line of %s", async (_, file, change) => {
	const path = join(words.folder, file);
	const plain = read(file);
	writeFileSync(path, change(plain));
	try {
		const { version, value, problems } = await open(file);
		expect(problems).toEqual([]);
		const heading = `Words of another length, for ${file}`;
		const result = await save({
			file,
			version,
			value: { ...Object(value), heading },
		});
		expect(JSON.parse(result.text)).toMatchObject({ kind: "saved" });
		const after = plain.replace(/^heading: .*$/m, `heading: ${heading}`);
		expect(after).not.toBe(plain);
		expect(read(file)).toBe(change(after));
	} finally {
		writeFileSync(path, plain);
	}
});

it.each([
	["Windows line endings", crlf],
	["a byte order mark", (text: string) => bom + text],
])("changes one fact of a company's file with %s", async (_, change) => {
	const path = join(dirname(words.folder), "site.ts");
	const plain = readFileSync(path, "utf8");
	writeFileSync(path, change(plain));
	try {
		const { version, value } = await open("site.ts");
		const email = "hello@another.example";
		const result = await save({
			file: "site.ts",
			version,
			value: { ...Object(value), email },
		});
		expect(JSON.parse(result.text)).toMatchObject({ kind: "saved" });
		expect(readFileSync(path, "utf8")).toBe(
			change(plain.replace(JSON.stringify(site.email), `"${email}"`)),
		);
	} finally {
		writeFileSync(path, plain);
	}
});

it.each([
	["tabs", (text: string) => text.replace(/^ {2}/m, "\t")],
	["an anchor", (text: string) => text.replace("heading: ", "heading: &a ")],
	["only its first half", (text: string) => text.slice(0, text.length / 2)],
	["a git merge conflict", (text: string) => `<<<<<<< HEAD\n${text}`],
	["no content", () => ""],
])(
	"reports problems in a file with %s, and does not overwrite it before the author has seen it",
	async (_, change) => {
		const file = "pages/research.yaml";
		const path = join(words.folder, file);
		const plain = read(file);
		const before = await open(file);
		writeFileSync(path, change(plain));
		try {
			const opened = await open(file);
			expect(opened.problems.length).toBeGreaterThan(0);
			// An author who started from the good file sees both, and decides.
			const value = { ...Object(before.value), heading: "Mine" };
			const result = JSON.parse(
				(await save({ file, version: before.version, value })).text,
			);
			expect(result).toMatchObject({ kind: "changed", problems: [] });
			// Nothing to combine with.
			expect(result).not.toHaveProperty("value");
			expect(read(file)).toBe(change(plain));
			const again = await save({ file, version: result.version, value });
			expect(JSON.parse(again.text)).toMatchObject({ kind: "saved" });
			expect((await open(file)).value).toEqual(value);
		} finally {
			writeFileSync(path, plain);
		}
	},
);

it("rewrites a file that was deleted while it was open, once the author has seen that", async () => {
	const file = serviceFile;
	const path = join(words.folder, file);
	const plain = read(file);
	const { version, value } = await open(file);
	rmSync(path);
	try {
		const result = JSON.parse((await save({ file, version, value })).text);
		expect(result).toMatchObject({ kind: "changed", version: null, disk: "" });
		expect(result).not.toHaveProperty("value");
		expect(existsSync(path)).toBe(false);
		// With the notes of the text that the author began from.
		const again = await save({ file, version: null, value, base: plain });
		expect(JSON.parse(again.text)).toMatchObject({ kind: "saved" });
		expect(read(file)).toBe(plain);
	} finally {
		writeFileSync(path, plain);
	}
});

it("saves only one of two drafts that started from the same version", async () => {
	const file = "pages/careers.yaml";
	const { version, value } = await open(file);
	const drafts = ["First of two", "Second of two"].map((heading) =>
		save({ file, version, value: { ...Object(value), heading } }),
	);
	const kinds = (await Promise.all(drafts)).map(
		({ text }) => JSON.parse(text).kind,
	);
	expect(kinds.toSorted()).toEqual(["changed", "saved"]);
});

it("can save despite the leftovers of an earlier save that was killed", async () => {
	const file = "pages/partners.yaml";
	const part = join(words.folder, "pages", ".partners.yaml.part");
	writeFileSync(part, "hea");
	const { version, value } = await open(file);
	const heading = "Saved after a power cut";
	const result = await save({
		file,
		version,
		value: { ...Object(value), heading },
	});
	expect(JSON.parse(result.text)).toMatchObject({ kind: "saved" });
	const left = readdirSync(join(words.folder, "pages"));
	expect(left.filter((name) => name.endsWith(".part"))).toEqual([]);
});

it("keeps a file's permissions, and writes no file that is read-only", async () => {
	const file = "pages/contact.yaml";
	const path = join(words.folder, file);
	const { version, value } = await open(file);
	const draft = {
		file,
		version,
		value: { ...Object(value), heading: "Words of this test" },
	};
	chmodSync(path, 0o444);
	const before = read(file);
	const refused = await save(draft);
	expect(refused).toEqual({ status: 403, text: "contact.yaml is read-only." });
	expect(read(file)).toBe(before);
	chmodSync(path, 0o660);
	expect(JSON.parse((await save(draft)).text).kind).toBe("saved");
	expect(statSync(path).mode & 0o777).toBe(0o660);
});

it("reports that a file cannot be written, and keeps working", async () => {
	const file = "pages/blog.yaml";
	const { version, value, text } = await open(file);
	// In the place of the temporary file, so that the write fails as it would on a full disk.
	const folder = join(words.folder, "pages", ".blog.yaml.part");
	mkdirSync(folder);
	try {
		const { status } = await save({ file, version, value });
		expect(status).toBeGreaterThanOrEqual(400);
	} finally {
		rmdirSync(folder);
	}
	expect(read(file)).toBe(text);
	expect((await open(file)).version).toBe(version);
});

it.skipIf(neighbours.length === 0)(
	"refuses to save the order of another file",
	async () => {
		const { version, value } = await open(serviceFile);
		const order = neighbours[0]?.order;
		const changed = { ...Object(value), order };
		const result = JSON.parse(
			(await save({ file: serviceFile, version, value: changed })).text,
		);
		expect(result.kind).toBe("refused");
		expect(result.problems[0].message).toContain(
			"no two files in a folder may have the same order",
		);
	},
);

it("shows the first file of a folder as a form, too", async () => {
	const folder = join(words.folder, "jobs");
	const hasJobs = existsSync(folder);
	if (hasJobs) renameSync(folder, `${folder}-away`);
	mkdirSync(folder);
	try {
		const { text } = await send({ path: "/_edit/api/site" });
		const { files, schemas } = JSON.parse(text) as SiteInfo;
		expect(files.filter(({ file }) => file.startsWith("jobs/"))).toEqual([]);
		const { schema } = await open("jobs/engineer.yaml");
		expect(schemas[schema]?.properties).toBeDefined();
	} finally {
		rmSync(folder, { recursive: true });
		if (hasJobs) renameSync(`${folder}-away`, folder);
	}
});
