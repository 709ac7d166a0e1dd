import { companyPath, routes } from "#content/routes.ts";
import { fakeFeeds } from "./support/feeds.ts";
import { focusFaults } from "./support/focus-faults.ts";
import { labelOf } from "./support/menu.ts";
import { notice } from "./support/missing-part.ts";
import { footerLink } from "./support/navigation.ts";
import { showCards, showNew } from "./support/news-list.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// What has focus is not under something that stays in place while the page scrolls (WCAG
// 2.4.11). Without a notice or a button for news, e2e/every-page.spec.ts checks it.

test.use({
	contextOptions: { reducedMotion: "reduce" },
	viewport: { width: 360, height: 640 },
});

test.describe("without a network", () => {
	test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED/] });

	test("the notice that a part is missing covers no focus", async ({
		context,
		open,
		page,
	}) => {
		await open(companyPath("about"));
		await context.setOffline(true);
		await footerLink(page, labelOf(routes.partners)).dispatchEvent("click");
		await expect(notice(page)).toBeVisible();
		expect(await focusFaults(page)).toEqual([]);
	});
});

test.describe("while new articles wait", () => {
	test.use({ expectedFaults: [/console: Failed to load resource/] });

	test("their button covers no focus", async ({ page }) => {
		await page.clock.install();
		const feeds = await fakeFeeds(page);
		await page.goto(routes.blog);
		await isHydrated(page);
		await showCards(page, 24);
		feeds.added = 3;
		await page.clock.runFor(301_000);
		await expect(showNew(page, 3)).toBeInViewport();
		expect(await focusFaults(page)).toEqual([]);
	});
});
