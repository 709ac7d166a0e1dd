import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { servicePath } from "#content/routes.ts";
import { readFile } from "#frontend/editor/server/copy-files.ts";
import { followDisk } from "#frontend/editor/server/follow-disk.ts";
import { copyContent } from "#tests/copy-content.ts";
import { service, serviceFile } from "#tests/samples.ts";

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
	words.remove();
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
