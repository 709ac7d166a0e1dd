import { companyPath, routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { fakeFeeds, manyPerSource } from "./support/feeds.ts";
import { holdBack } from "./support/hydration.ts";
import { labelOf } from "./support/menu.ts";
import { notice } from "./support/missing-part.ts";
import { footerLink } from "./support/navigation.ts";
import { cards, main, showCards } from "./support/news-list.ts";
import { goTo, scrolled } from "./support/scrolling.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// The list of news while the page of a link that was followed is still loading, or could not be loaded.

test.use({
	expectedFaults: [
		/console: Failed to load resource|ERR_INTERNET_DISCONNECTED/,
	],
	viewport: { width: 1440, height: 900 },
});

test("the list grows while a link's page is loading, and is as long after Back and a reload", async ({
	open,
	page,
}) => {
	await fakeFeeds(page, { perSource: manyPerSource });
	await open(routes.blog);
	await expect(cards(page)).toHaveCount(12);
	await holdBack(page, "**/assets/CompanyPage.*.js");
	await footerLink(page, labelOf(companyPath("about"))).dispatchEvent("click");
	await expect(page).toHaveURL(companyPath("about"));
	await showCards(page, 36);
	await goTo(page, (await scrolled(page)) - 600);
	const count = await cards(page).count();
	await page.evaluate(() => history.back());
	await expect(page).toHaveURL(routes.blog);
	await expect(cards(page)).toHaveCount(count);
	await page.reload();
	await isHydrated(page);
	await expect(cards(page)).toHaveCount(count);
});

test("the list can be read on and filtered after a link's page could not be loaded", async ({
	context,
	open,
	page,
}) => {
	await fakeFeeds(page, { perSource: manyPerSource });
	await open(routes.blog);
	await expect(cards(page)).toHaveCount(12);
	await context.setOffline(true);
	await footerLink(page, labelOf(companyPath("about"))).dispatchEvent("click");
	await expect(notice(page)).toBeVisible();
	await showCards(page, 72);
	await page
		.getByRole("button", { name: copy.feedList.showMore })
		.press("Enter");
	await expect(cards(page)).toHaveCount(84);
	await main(page).getByRole("searchbox").fill("word");
	await expect(cards(page)).toHaveCount(12);
});
