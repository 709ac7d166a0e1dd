import type { Page } from "playwright/test";
import { seeded } from "#tests/functions/contact/seeded.ts";
import { bend, pick, wayNames } from "./support/bent-values.ts";
import { allPaths } from "./support/paths.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// Whatever the files hold from which a page takes its words and figures, as after another
// deployment or behind a proxy that changes them: the page keeps its heading and leads on.

test.use({ expectedFaults: [/^console: /] });

const bends = 120;
const batches = 6;
const dataFiles = /\/(content|figure)\.json$|\/copy\/.*\.json$/;

/** Answers for the page's files with each of them bent. @returns what chooses the bend */
async function bendFiles(page: Page): Promise<(index: number) => void> {
	const whole = new Map<string, unknown>();
	let random = seeded(0);
	let turn = 0;
	await page.route(dataFiles, async (route) => {
		const { pathname } = new URL(route.request().url());
		if (!whole.has(pathname)) {
			const response = await route.fetch();
			whole.set(pathname, await response.json());
		}
		const way = wayNames[turn++ % wayNames.length] ?? "";
		// A figure is a text alone, which has no fields to bend.
		const body = bend(whole.get(pathname), way, random);
		await route.fulfill({ contentType: "application/json", body });
	});
	return (index) => {
		random = seeded(index);
		turn = index;
	};
}

async function hasHeading(page: Page, what: string): Promise<void> {
	await expect
		.poll(
			() =>
				page.evaluate(() => ({
					headings: [...document.querySelectorAll("h1")].filter(
						(heading) => heading.textContent && heading.checkVisibility(),
					).length,
					header: document.querySelectorAll("header nav a").length > 0,
					footer: document.querySelectorAll("footer a").length > 20,
				})),
			{ message: what },
		)
		.toEqual({ headings: 1, header: true, footer: true });
}

for (let batch = 0; batch < batches; batch += 1) {
	test(`the heading stays, however the words of a page are bent: ${batch + 1} of ${batches}`, async ({
		page,
	}) => {
		test.setTimeout(120_000);
		const choose = await bendFiles(page);
		const paths = allPaths();
		for (let count = 0; count < bends / batches; count += 1) {
			const index = batch * (bends / batches) + count;
			const path = paths[index % paths.length] ?? "/";
			const what = `bend ${index} at ${path}`;
			choose(index);
			await page.goto(path);
			// As built, until the page has its words, and after it has given up waiting for them.
			await hasHeading(page, `${what}, at once`);
			await page.waitForLoadState("networkidle");
			await hasHeading(page, what);

			const next = pick(paths, seeded(index + bends));
			choose(index + bends);
			const link = page.locator(`a[href='${next}']`);
			if (next === path || (await link.count()) === 0) continue;
			await link.first().dispatchEvent("click");
			await expect(page).toHaveURL(next);
			await page.waitForLoadState("networkidle");
			await hasHeading(page, `${what}, then ${next}`);
		}
	});
}

test("what it bends is asked for", async ({ page }) => {
	const asked = page.waitForRequest(dataFiles);
	await page.goto("/services/cloud");
	await isHydrated(page);
	expect((await asked).url()).toContain(".json");
});
