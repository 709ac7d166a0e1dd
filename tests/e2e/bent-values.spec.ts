import {
	bentValues,
	feedPaths,
	isWhole,
	load,
	navigate,
	otherPaths,
	preparePage,
} from "./support/bent-loads.ts";
import { wayNames } from "./support/bent-values.ts";
import { expect, test } from "./support/test.ts";

// Whatever stands in storage, history, address and data blocks: the page is there, whole.

// The second is of a data block that says something else than its page does.
test.use({
	expectedFaults: [/Failed to load resource|Minified React error #418/],
});

const bends = 240;
const batches = 12;
/** Each of them is loaded; from every third a navigation within the document leads to the next, bent anew. */
const navigated = 3;

const pathOf = ({ path }: { path: string }) => path.replace(/[?#].*/, "");

for (let batch = 0; batch < batches; batch++) {
	test(`the page stays whole, however values are bent: ${batch + 1} of ${batches}`, async ({
		faults,
		page,
	}) => {
		test.setTimeout(90_000);
		const count = bends / batches;
		let bent = bentValues(batch * count);
		await preparePage(page, () => bent);
		await page.goto("/robots.txt");

		async function bring(index: number, isLoad: boolean): Promise<void> {
			bent = bentValues(index);
			const before = faults.length;
			const how = isLoad ? "loaded" : "navigated to";
			const what = `bend ${index} at ${bent.path.slice(0, 80)}, ${how}`;
			await (isLoad ? load : navigate)(page, bent).catch((error) => {
				throw new Error(`${what}: ${error}`);
			});
			await isWhole(page, what);
			const reports = faults
				.slice(before)
				.filter((fault) => !/Failed to load resource/.test(fault));
			// A data block may say something else than the page that it came with.
			const allowed = isLoad && Object.keys(bent.blocks).length > 0 ? 1 : 0;
			expect(reports.length, `${what}: ${reports}`).toBeLessThanOrEqual(
				allowed,
			);
		}

		for (let index = batch * count; index < (batch + 1) * count; index += 1) {
			await bring(index, true);
			const next = index + bends + 1;
			const isElsewhere = pathOf(bentValues(next)) !== pathOf(bent);
			if (index % navigated === 0 && isElsewhere) await bring(next, false);
		}
	});
}

test("all ways and all paths are among them", () => {
	const paths = new Set(
		Array.from({ length: bends }, (_, index) => pathOf(bentValues(index))),
	);
	expect(bends).toBeGreaterThanOrEqual(200);
	expect(
		[...otherPaths, ...feedPaths].filter((path) => !paths.has(path)),
	).toEqual([]);
	expect(wayNames.length).toBeLessThan(bends / 10);
});
