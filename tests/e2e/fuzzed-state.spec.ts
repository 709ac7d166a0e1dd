import { companyPath, routes } from "#content/routes.ts";
import { messageOf } from "./support/contact.ts";
import { corruptionNames } from "./support/corrupt-json.ts";
import {
	feedPaths,
	fuzzedState,
	intactState,
	otherPaths,
} from "./support/fuzzed-state.ts";
import {
	expectComplete,
	load,
	navigate,
	preparePage,
} from "./support/load-with-state.ts";
import { dialogOf } from "./support/search.ts";
import { expect, test } from "./support/test.ts";

// Whatever is in storage, history, URL and data blocks, the page must appear in full.

// The second fault is a data block that disagrees with its page.
test.use({
	expectedFaults: [/Failed to load resource|Minified React error #418/],
});

const batches = 6;
/**
 * Pages loaded, each followed by a client-side navigation to another, again with corrupted values: at
 * least 120, and so many that each path is loaded, which two of three are for.
 */
const cases = batches * Math.max(20, Math.ceil(otherPaths.length / 4 + 1));

const pathOf = ({ path }: { path: string }) => path.replace(/[?#].*/, "");

for (let batch = 0; batch < batches; batch++) {
	test(`the page stays complete however its stored values are corrupted: ${batch + 1} of ${batches}`, async ({
		faults,
		page,
	}) => {
		const count = cases / batches;
		test.setTimeout(count * 4_500);
		let state = fuzzedState(batch * count);
		await preparePage(page, () => state);
		await page.goto("/robots.txt");

		async function visit(index: number, isLoad: boolean): Promise<void> {
			state = fuzzedState(index);
			const before = faults.length;
			const how = isLoad ? "loaded" : "navigated to";
			const what = `case ${index} at ${state.path.slice(0, 80)}, ${how}`;
			await (isLoad ? load : navigate)(page, state).catch((error) => {
				throw new Error(`${what}: ${error}`);
			});
			await expectComplete(page, what);
			const reports = faults
				.slice(before)
				.filter((fault) => !/Failed to load resource/.test(fault));
			// A data block may disagree with the page that it came with.
			const allowed = isLoad && Object.keys(state.blocks).length > 0 ? 1 : 0;
			expect(reports.length, `${what}: ${reports}`).toBeLessThanOrEqual(
				allowed,
			);
		}

		for (let index = batch * count; index < (batch + 1) * count; index += 1) {
			await visit(index, true);
			const next = index + cases + 1;
			const isElsewhere = pathOf(fuzzedState(next)) !== pathOf(state);
			if (isElsewhere) await visit(next, false);
		}
	});
}

test("all kinds of corruption and all paths are covered", () => {
	const paths = new Set(
		Array.from({ length: cases }, (_, index) => pathOf(fuzzedState(index))),
	);
	expect(cases).toBeGreaterThanOrEqual(100);
	expect(
		[...otherPaths, ...feedPaths].filter((path) => !paths.has(path)),
	).toEqual([]);
	expect(corruptionNames.length).toBeLessThan(cases / 5);
});

test("uncorrupted, each value has its effect, and there are no others", async ({
	page,
}) => {
	let state = intactState(companyPath("about"));
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
	await preparePage(page, () => state);
	await page.goto("/robots.txt");
	const main = page.locator("main");

	await load(page, state);
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	// Keyed by the id of the history entry.
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
	await page.keyboard.press("/");
	await expect(dialogOf(page)).toBeHidden();
	await page.keyboard.press("Control+k");
	await expect(dialogOf(page)).toContainText("Who we are");

	state = intactState(routes.blog);
	await load(page, state);
	await expect(main).toContainText("Patch now");
	// If the list is shorter than it was, the position in it is read, and dropped, at the first key
	// press.
	await page.keyboard.press("Shift");
	state = intactState(routes.research);
	await load(page, state);
	await expect(main).toContainText("We study agents.");
	state = intactState(routes.contact);
	await load(page, state);
	await expect(messageOf(page)).toHaveValue("Hello");
	state = intactState(routes.home);
	await load(page, state);
	// unusable-state.spec.ts corrupts the list of scripts; the one added here is read when a chunk is
	// missing.
	await expect
		.poll(() => [...read, "reloaded-for"].sort())
		.toEqual(
			[
				"scripts",
				...Object.keys(state.localStorage),
				...Object.keys(state.sessionStorage),
				...Object.keys(state.blocks),
			].sort(),
		);
});
