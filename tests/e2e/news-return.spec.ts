import { feedSources } from "#content/feeds/sources.ts";
import { companyPath, routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { copy } from "#tests/copy.ts";
import { fakeFeeds, manyPerSource } from "./support/feeds.ts";
import { holdBack } from "./support/hydration.ts";
import { labelOf } from "./support/menu.ts";
import { footerLink } from "./support/navigation.ts";
import {
	cards,
	clickInPlace,
	main,
	showCards,
	titleInView,
	topOf,
} from "./support/news-list.ts";
import { goTo, isStill, scrolled } from "./support/scrolling.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// Where a reader finds the list of news on coming back.

test.use({
	expectedFaults: [/console: Failed to load resource/],
	viewport: { width: 1440, height: 900 },
});

test("Back and a reload return to the same filters, list length and position", async ({
	page,
}) => {
	await fakeFeeds(page, { perSource: manyPerSource });
	// A typeface that loads late is used from the next page on, where the heading may take one line
	// less.
	await page.route("**/*.woff2", (route) => route.abort());
	await page.goto(`${routes.blog}?q=word`);
	await isHydrated(page);
	await expect(main(page).getByRole("searchbox")).toHaveValue("word");
	await expect(cards(page)).toHaveCount(12);
	await showCards(page, 36);
	await page.evaluate(() => scrollBy(0, -500));
	const title = await titleInView(page);
	const top = await topOf(page, title);
	const count = await cards(page).count();
	const isSame = async (what: string) => {
		await expect(cards(page), what).toHaveCount(count);
		await expect.poll(() => topOf(page, title), { message: what }).toBe(top);
		await expect(main(page).getByRole("searchbox")).toHaveValue("word");
		expect(new URL(page.url()).search).toBe("?q=word");
	};

	await clickInPlace(page, page.getByRole("link", { name: site.name }).first());
	await expect(page).toHaveURL("/");
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	await page.goBack();
	await isSame("after Back");

	// An article opens in another tab; then the browser is closed and reopened.
	await page.reload();
	await isHydrated(page);
	await isSame("after a reload");

	await page.goto("about:blank");
	await page.goBack();
	await isSame("back from another site");
});

test("Back within the page restores the position even if the list becomes longer", async ({
	page,
}) => {
	await fakeFeeds(page, { perSource: manyPerSource });
	await page.goto(routes.blog);
	await isHydrated(page);
	await showCards(page, 48);
	await goTo(page, (await scrolled(page)) - 600);
	const top = await scrolled(page);
	await page.evaluate(
		(last) => history.pushState(null, "", `?q=number+${last}`),
		manyPerSource - 1,
	);
	await expect(cards(page)).toHaveCount(feedSources.length);
	await page.goBack();
	await expect.poll(() => scrolled(page)).toBe(top);
});

test("Back returns to the position even if the list's code has to be loaded again", async ({
	page,
}) => {
	await fakeFeeds(page, { perSource: manyPerSource });
	await page.goto(routes.blog);
	await isHydrated(page);
	await showCards(page, 36);
	await goTo(page, (await scrolled(page)) - 600);
	const [top, count] = [await scrolled(page), await cards(page).count()];
	await footerLink(page, labelOf(companyPath("about"))).dispatchEvent("click");
	await expect(page).toHaveURL(companyPath("about"));
	await expect.poll(() => scrolled(page)).toBe(0);
	await page.reload();
	await isHydrated(page);
	const letGo = await holdBack(page, "**/assets/BlogList.*.js");
	await page.goBack();
	await expect(main(page).getByText(copy.blog.loading)).toBeAttached();
	await isStill(page);
	expect(await scrolled(page)).toBeLessThan(top);
	letGo();
	await expect(cards(page)).toHaveCount(count);
	await expect.poll(() => scrolled(page)).toBe(top);
});

test("an address that is entered again starts at its top", async ({ page }) => {
	await fakeFeeds(page, { perSource: manyPerSource });
	await page.goto(routes.blog);
	await isHydrated(page);
	await showCards(page, 24);
	await page.goto("about:blank");
	await page.goto(routes.blog);
	await isHydrated(page);
	await expect(cards(page)).toHaveCount(12);
	expect(await page.evaluate(() => scrollY)).toBe(0);
});
