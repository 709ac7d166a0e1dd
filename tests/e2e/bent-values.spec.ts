import { companyPath, routes } from "#content/routes.ts";
import {
	bentValues,
	feedPaths,
	otherPaths,
	unbentValues,
} from "./support/bent-loads.ts";
import { wayNames } from "./support/bent-values.ts";
import { isWhole, load, navigate, preparePage } from "./support/load-bent.ts";
import { expect, test } from "./support/test.ts";

// Whatever is in storage, history, URL and data blocks, the page must appear in full.

// The second fault is a data block that disagrees with its page.
test.use({
	expectedFaults: [/Failed to load resource|Minified React error #418/],
});

const bends = 240;
const batches = 12;
/**
 * Loads each case; after every third load, a client-side navigation leads to the next, again with
 * corrupted values.
 */
const navigated = 3;

const pathOf = ({ path }: { path: string }) => path.replace(/[?#].*/, "");

for (let batch = 0; batch < batches; batch++) {
	test(`the page stays complete however its stored values are corrupted: ${batch + 1} of ${batches}`, async ({
		faults,
		page,
	}) => {
		test.setTimeout(90_000);
		const count = bends / batches;
		let corrupted = bentValues(batch * count);
		await preparePage(page, () => corrupted);
		await page.goto("/robots.txt");

		async function bring(index: number, isLoad: boolean): Promise<void> {
			corrupted = bentValues(index);
			const before = faults.length;
			const how = isLoad ? "loaded" : "navigated to";
			const what = `bend ${index} at ${corrupted.path.slice(0, 80)}, ${how}`;
			await (isLoad ? load : navigate)(page, corrupted).catch((error) => {
				throw new Error(`${what}: ${error}`);
			});
			await isWhole(page, what);
			const reports = faults
				.slice(before)
				.filter((fault) => !/Failed to load resource/.test(fault));
			// A data block may disagree with the page that it came with.
			const allowed =
				isLoad && Object.keys(corrupted.blocks).length > 0 ? 1 : 0;
			expect(reports.length, `${what}: ${reports}`).toBeLessThanOrEqual(
				allowed,
			);
		}

		for (let index = batch * count; index < (batch + 1) * count; index += 1) {
			await bring(index, true);
			const next = index + bends + 1;
			const isElsewhere = pathOf(bentValues(next)) !== pathOf(corrupted);
			if (index % navigated === 0 && isElsewhere) await bring(next, false);
		}
	});
}

test("all kinds of corruption and all paths are covered", () => {
	const paths = new Set(
		Array.from({ length: bends }, (_, index) => pathOf(bentValues(index))),
	);
	expect(bends).toBeGreaterThanOrEqual(200);
	expect(
		[...otherPaths, ...feedPaths].filter((path) => !paths.has(path)),
	).toEqual([]);
	expect(wayNames.length).toBeLessThan(bends / 10);
});

test("uncorrupted, each value has its effect, and there are no others", async ({
	page,
}) => {
	let unbent = unbentValues(companyPath("about"));
	const read = new Set<string>();
	await page.exposeFunction("noteRead", (name: string) => void read.add(name));
	await page.addInitScript(() => {
		const { noteRead } = window as unknown as {
			noteRead: (name: string) => void;
		};
		const { getItem } = Storage.prototype;
		Storage.prototype.getItem = function (key) {
			noteRead(key);
			return getItem.call(this, key);
		};
		const { getElementById } = Document.prototype;
		Document.prototype.getElementById = function (id) {
			const found = getElementById.call(this, id);
			if (found?.matches("script[type='application/json']")) noteRead(id);
			return found;
		};
	});
	await preparePage(page, () => unbent);
	await page.goto("/robots.txt");
	const main = page.locator("main");

	await load(page, unbent);
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	// Keyed by the id of the history entry.
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
	await page.keyboard.press("/");
	await expect(page.getByRole("dialog", { name: "Search" })).toContainText(
		"Who we are",
	);

	unbent = unbentValues(routes.blog);
	await load(page, unbent);
	await expect(main).toContainText("Patch now");
	// If the list is shorter than it was, the position in it is read, and dropped, at the first key
	// press.
	await page.keyboard.press("Shift");
	unbent = unbentValues(routes.research);
	await load(page, unbent);
	await expect(main).toContainText("We study agents.");
	unbent = unbentValues(routes.contact);
	await load(page, unbent);
	await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
		"Hello",
	);
	unbent = unbentValues(routes.home);
	await load(page, unbent);
	// damaged-stores.spec.ts corrupts the list of scripts; the one added here is read when a chunk is
	// missing.
	await expect
		.poll(() => [...read, "reloaded-for"].sort())
		.toEqual(
			[
				"scripts",
				...Object.keys(unbent.localStorage),
				...Object.keys(unbent.sessionStorage),
				...Object.keys(unbent.blocks),
			].sort(),
		);
});
