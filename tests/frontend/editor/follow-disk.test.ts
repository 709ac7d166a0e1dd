import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { servicePath } from "#content/routes.ts";
import { createApi } from "#frontend/editor/server/api.ts";
import { readFile } from "#frontend/editor/server/copy-files.ts";
import { findProblems } from "#frontend/editor/server/find-problems.ts";
import { followDisk } from "#frontend/editor/server/follow-disk.ts";
import { reportFailure } from "#frontend/editor/server/report-failure.ts";
import { copyContent } from "#tests/copy-content.ts";
import { service, serviceFile } from "#tests/samples.ts";

vi.mock("#frontend/editor/server/find-problems.ts", { spy: true });

const home = "pages/home.yaml";

const words = copyContent();
const read = (file: string) => readFile(words.folder, file)?.text ?? null;
const write = (file: string, text: string) =>
	writeFileSync(join(words.folder, file), text);

/** What the preview shows of each file that has changed. */
const shown = new Map<string, string | null>();
const shownText = vi.fn((file: string) => shown.get(file) ?? null);
let stop = () => {};

beforeEach(() => {
	stop = followDisk(words.folder, {
		show: (file, text) => shown.set(file, text),
		shownText,
	});
});

afterEach(() => {
	stop();
	shown.clear();
	shownText.mockClear();
});

afterAll(() => {
	words.remove();
});

it("keeps following if a file cannot be read or shown, and says so", async () => {
	const said = vi.spyOn(console, "error").mockImplementation(() => {});
	shownText.mockImplementationOnce(() => {
		throw new Error("ENOSPC: no space left on device");
	});
	const changed = `${read(home)}# A note by hand.\n`;
	write(home, changed);
	await vi.waitFor(() => expect(said).toHaveBeenCalled(), 20_000);
	expect(said.mock.calls.flat().join()).toContain("no space left");
	said.mockRestore();
	const about = "company/about.yaml";
	const text = `${read(about)}# A note by hand.\n`;
	write(about, text);
	await vi.waitFor(() => expect(shown.get(about)).toBe(text), 20_000);
	expect(shown.get(home)).toBe(changed);
	write(home, changed.replace("# A note by hand.\n", ""));
}, 60_000);

it("words are saved although the preview cannot show them", () => {
	const said = vi.spyOn(console, "error").mockImplementation(() => {});
	const show = reportFailure(() => {
		throw new Error("ENOSPC: no space left on device");
	});
	const api = createApi(words.folder, show);
	const { file, version, value } = api.open("pages/careers.yaml");
	const heading = "A heading that is only saved";
	const draft = { file, version, value: { ...Object(value), heading } };
	expect(api.save(draft).kind).toBe("saved");
	expect(read(file)).toContain(heading);
	expect(said.mock.calls.flat().join()).toContain("no space left");
	said.mockRestore();
});

it("a file that another file completes only later, as in a checkout, is shown then", async () => {
	const { categoryId } = service;
	const href = servicePath(categoryId, "moved-here");
	const linked = read(home)?.replace(
		/(\nsecondary:\n(?: {2}.*\n)*? {2}href: ).*/,
		`$1${href}`,
	);
	expect(linked).toContain(href);
	write(home, linked ?? "");
	await vi.waitFor(() => expect(shownText).toHaveBeenCalledWith(home), 20_000);
	expect(shown.has(home)).toBe(false);

	const moved = `services/${categoryId}/moved-here.yaml`;
	const text = read(serviceFile);
	rmSync(join(words.folder, serviceFile));
	write(moved, text ?? "");
	await vi.waitFor(() => expect(shown.get(moved)).toBe(text), 20_000);
	await vi.waitFor(() => expect(shown.get(home)).toBe(linked), 20_000);
}, 60_000);

it("a folder that is moved away and back is shown without its files, then with them", async () => {
	const about = "company/about.yaml";
	const text = read(about);
	shown.set(about, text);
	const folder = join(words.folder, "company");
	renameSync(folder, join(words.folder, "../away"));
	await vi.waitFor(() => expect(shown.get(about)).toBeNull(), 20_000);
	renameSync(join(words.folder, "../away"), folder);
	await vi.waitFor(() => expect(shown.get(about)).toBe(text), 20_000);
}, 60_000);

it("files that change at once, as in a checkout, are checked together", async () => {
	const files = readdirSync(words.folder, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".yaml"))
		.slice(0, 20);
	vi.mocked(findProblems).mockClear();
	const texts = files.map((file) => `${read(file)}# A note by hand.\n`);
	for (const [index, file] of files.entries()) write(file, texts[index] ?? "");
	await vi.waitFor(
		() => expect(files.map((file) => shown.get(file))).toEqual(texts),
		20_000,
	);
	// One change may cause several events.
	expect(vi.mocked(findProblems).mock.calls.length).toBeLessThan(5);
}, 60_000);
