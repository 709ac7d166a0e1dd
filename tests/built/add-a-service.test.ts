import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseDocument } from "yaml";
import { pageTitle } from "#content/page-title.ts";
import { servicePath } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { categoryHref, service, serviceFile } from "#tests/samples.ts";
import { makeCopy } from "./another-company/make-copy.ts";
import { readPages } from "./support/dist.ts";
import { readText, textsOf } from "./support/html.ts";

// content/README.md, "Add a service": one file is enough.
const { categoryId } = service;
const path = servicePath(categoryId, "disaster-recovery");

const build = ["--import", "tsx", "frontend/build/build.ts"];
let copy: ReturnType<typeof makeCopy>;
const built = (file: string) => copy.read(`dist/${file}`);

beforeAll(() => {
	copy = makeCopy();
	const document = parseDocument(copy.read(`content/copy/${serviceFile}`));
	document.setIn(["menu", "label"], "Recovery after disasters");
	document.set("pageTitle", "Disaster Recovery");
	document.setIn(["meta", "title"], "Disaster recovery in the cloud");
	document.set("order", 99);
	copy.write(
		`content/copy/services/${categoryId}/disaster-recovery.yaml`,
		document.toString(),
	);
	// Uses another service's text; the first test asserts that the check would reject that.
	copy.run([...build, "--unchecked"]);
}, 120_000);

afterAll(() => copy?.dispose());

it("is refused in one line while its text is another service's", () => {
	const { status, stderr } = spawnSync(process.execPath, build, {
		cwd: copy.folder,
		encoding: "utf8",
	});
	expect(status).toBe(1);
	expect(stderr.trim().split("\n")).toEqual([
		expect.stringMatching(
			new RegExp(
				`^content/copy/services/${categoryId}/disaster-recovery\\.yaml:\\d+ the file says what ${serviceFile} says`,
			),
		),
	]);
});

it("gives it a page", () => {
	const html = built(`${path}/index.html`);
	expect(html).toContain("<h1");
	expect(readText(html, "main")).toContain("Disaster Recovery");
	expect(textsOf(html, "title")).toContain(
		pageTitle("Disaster recovery in the cloud"),
	);
});

it("gives it a card on its category's page", () => {
	const html = built(`${categoryHref.slice(1)}/index.html`);
	expect(readText(html, "main")).toContain("Disaster Recovery");
	expect(html).toContain(`href="${path}"`);
});

it("gives it an entry in the home page's services", () => {
	const html = built("index.html");
	expect(html).toContain(`<a href="${path}">Recovery after disasters</a>`);
});

it("adds its name to the menu's data, which is in another script than its own", () => {
	const assets = join(copy.folder, "dist/assets");
	const withEntry = readdirSync(assets)
		.filter((name) => name.endsWith(".js") && !name.startsWith("disaster-"))
		.filter((name) =>
			readFileSync(join(assets, name), "utf8").includes(
				"Recovery after disasters",
			),
		);
	expect(withEntry).not.toEqual([]);
});

it("lets the search find it", () => {
	const documents: { link: string; title: string }[] = JSON.parse(
		built("search.json"),
	);
	expect(documents.find(({ link }) => link === path)?.title).toBeTruthy();
});

it("adds it to the sitemap, once", () => {
	const line = `<loc>${site.origin}${path}</loc>`;
	expect(built("sitemap.xml").split(line)).toHaveLength(2);
});

it("draws its share image", () => {
	const picture = join(copy.folder, `dist/share${path}.png`);
	expect(readFileSync(picture).subarray(1, 4).toString()).toBe("PNG");
});

it("adds only this page", () => {
	const before = readPages().map((page) => page.path);
	const after = readPages(join(copy.folder, "dist")).map((page) => page.path);
	expect(after.filter((page) => !before.includes(page))).toEqual([path]);
	expect(before.filter((page) => !after.includes(page))).toEqual([]);
});
