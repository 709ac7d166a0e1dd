import {
	existsSync,
	mkdirSync,
	readdirSync,
	renameSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { neighbours, service, serviceFile } from "#tests/samples.ts";
import {
	editor,
	open,
	read,
	save,
	send,
	words,
} from "./support/editor-server.ts";

it("listens only on this machine", async () => {
	expect(editor.url).toMatch(/^http:\/\/localhost:/);
	const { networkInterfaces } = await import("node:os");
	const outside = Object.values(networkInterfaces())
		.flatMap((addresses) => addresses ?? [])
		.filter(({ internal, family }) => !internal && family === "IPv4");
	for (const { address } of outside) {
		const refused = fetch(`http://${address}:${editor.port}/_edit/`);
		await expect(refused).rejects.toThrow();
	}
});

const outside = [
	"../../site.ts",
	"../../../package.json",
	"pages/../../site.ts",
	"/etc/passwd",
	"..%2f..%2fsite.ts",
	"%2e%2e/%2e%2e/site.ts",
	"pages\\..\\..\\site.ts",
	"pages/home.yaml\0.ts",
	".schema/home.json",
	"pages/.home.yaml",
	"pages/home.ts",
	"pages/new.yaml",
	`services/${service.categoryId}/../../lists/partners.yaml`,
	"services/no-such-category/new.yaml",
	"",
];

it.each(outside)("does not read or write %j", async (file) => {
	const path = `/_edit/api/file?file=${encodeURIComponent(file)}`;
	expect((await send({ path })).status).toBe(403);
	const { status } = await save({ file, version: null, value: {} });
	expect(status).toBe(403);
});

it("does not follow symbolic links out of the folder", async () => {
	const folder = dirname(words.folder);
	const foreign = join(folder, "foreign.yaml");
	writeFileSync(foreign, read(serviceFile));
	symlinkSync(
		foreign,
		join(words.folder, `services/${service.categoryId}/linked.yaml`),
	);
	mkdirSync(join(folder, "elsewhere"));
	symlinkSync(join(folder, "elsewhere"), join(words.folder, "services/away"));
	for (const file of [
		`services/${service.categoryId}/linked.yaml`,
		"services/away/new.yaml",
	]) {
		const path = `/_edit/api/file?file=${file}`;
		expect((await send({ path })).status).toBe(403);
		expect((await save({ file, version: null, value: {} })).status).toBe(403);
	}
	expect(readdirSync(join(folder, "elsewhere"))).toEqual([]);
	renameSync(
		join(words.folder, `services/${service.categoryId}/linked.yaml`),
		join(folder, "linked.yaml"),
	);
});

/** Gives the home page a heading on a single line, which a company's own may not be, and returns its file. */
function homeHeaded(heading: string): string {
	const file = "pages/home.yaml";
	const text = read(file).replace(
		/^heading:.*(\n .*)*/m,
		`heading: ${heading}`,
	);
	writeFileSync(join(words.folder, file), text);
	return file;
}

it("saves a changed word as one changed line, and leaves no temporary file behind", async () => {
	const file = homeHeaded(
		"Boats that their crew can steer, explain and change",
	);
	const { version, value } = await open(file);
	const before = read(file);
	const heading = "Boats that their crew can steer, explain and mend";
	const { text } = await save({
		file,
		version,
		value: { ...Object(value), heading },
	});
	expect(JSON.parse(text)).toMatchObject({ kind: "saved" });
	expect(read(file)).toBe(
		before.replace(/explain and change/, "explain and mend"),
	);
	const left = readdirSync(join(words.folder, "pages"));
	expect(left.filter((name) => name.endsWith(".part"))).toEqual([]);
});

it("saves nothing invalid, and says what is wrong", async () => {
	const file = "pages/home.yaml";
	const { version, value } = await open(file);
	const before = read(file);
	const wrong = { ...Object(value), heading: "x".repeat(91) };
	const { text } = await save({ file, version, value: wrong });
	expect(JSON.parse(text)).toMatchObject({
		kind: "refused",
		problems: [
			{ path: ["heading"], message: "must be at most 90 characters, found 91" },
		],
	});
	expect(read(file)).toBe(before);
});

it.each([
	[
		"an icon that does not exist",
		serviceFile,
		{
			menu: {
				label: "Hulls",
				description: "Know what each workload costs",
				icon: "no-such",
			},
		},
		"names the icon no-such, which",
	],
	[
		"an unknown field",
		"pages/home.yaml",
		{ extra: "words" },
		"is not a field here",
	],
])("refuses to save %s", async (_, file, change, message) => {
	const { version, value } = await open(file);
	const changed = { ...Object(value), ...change };
	const result = JSON.parse(
		(await save({ file, version, value: changed })).text,
	);
	expect(result.kind).toBe("refused");
	expect(result.problems[0].message).toContain(message);
});

it("does not overwrite what another program has written meanwhile, and shows both versions", async () => {
	const file = homeHeaded("Ours, on which both of them build");
	const { version, value } = await open(file);
	const theirs = read(file).replace("\n", "\n# A note of theirs.\n");
	writeFileSync(join(words.folder, file), theirs);
	const heading = "Mine, which began from the older file";
	const draft = { file, value: { ...Object(value), heading } };
	const result = JSON.parse((await save({ ...draft, version })).text);
	expect(result).toMatchObject({ kind: "changed", disk: theirs, value });
	expect(result.text).toBe(
		theirs.replace(/^heading: .*$/m, `heading: ${heading}`),
	);
	expect(read(file)).toBe(theirs);
	// Once the author has seen that version, it may be overwritten.
	const again = await save({ ...draft, version: result.version });
	expect(JSON.parse(again.text).kind).toBe("saved");
});

it("gives a new service its order and empty cards, and writes no file until it is valid", async () => {
	const file = `services/${service.categoryId}/not-yet-there.yaml`;
	const { version, value, problems } = await open(file);
	expect(version).toBeNull();
	const orders = [service, ...neighbours].map(({ order }) => order);
	expect(value).toMatchObject({
		order: Math.max(...orders) + 1,
		serviceCards: [{}, {}, {}],
		solutionCards: [
			{ contentItems: [{}, {}, {}] },
			{ contentItems: [{}, {}, {}] },
		],
	});
	expect(problems.length).toBeGreaterThan(30);
	expect(JSON.parse((await save({ file, version, value })).text).kind).toBe(
		"refused",
	);
	expect(existsSync(join(words.folder, file))).toBe(false);
});

it("shows unsaved text on the page, and saves none of it", async () => {
	const file = "company/about.yaml";
	const { version, value, text } = await open(file);
	const heading = "A heading of this test";
	const body = { file, version, value: { ...Object(value), heading } };
	await send({ method: "POST", path: "/_edit/api/draft", body });
	await expect
		.poll(async () => (await send({ path: "/company/about" })).text, {
			timeout: 20_000,
		})
		.toContain(heading);
	expect(read(file)).toBe(text);
});
