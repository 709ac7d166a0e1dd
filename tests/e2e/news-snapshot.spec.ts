import type { Browser, Page, Route } from "playwright/test";
import { apiPaths, companyPath, routes } from "#content/routes.ts";
import { buildWithSnapshot } from "#tests/build-with-snapshot.ts";
import { copy, patternOf } from "#tests/copy.ts";
import { firstSource } from "#tests/samples.ts";
import { type RunningSite, startSite } from "#tests/start-site.ts";
import { fakeFeeds, manyPerSource } from "./support/feeds.ts";
import { holdBack, openBeforeHydration } from "./support/hydration.ts";
import { labelOf } from "./support/menu.ts";
import { cards, main, showNew } from "./support/news-list.ts";
import { goTo, scrolled } from "./support/scrolling.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// The site as it is built with a network available: its pages include their lists.

test.use({ expectedFaults: [/console: Failed to load resource/] });
test.describe.configure({ mode: "serial" });

let built: Awaited<ReturnType<typeof buildWithSnapshot>>;
let site: RunningSite;
let published = "";
const hour = 60 * 60_000;

test.beforeAll(async () => {
	test.setTimeout(180_000);
	built = await buildWithSnapshot(Date.now() - 3 * hour);
	site = await startSite(built.siteFolder);
	published = process.env.SITE_URL ?? "";
	// The fixtures only watch the main test site.
	process.env.SITE_URL = site.url;
});

test.afterAll(async () => {
	process.env.SITE_URL = published;
	await site?.close();
	built?.remove();
});

/** Makes the proxy, the preprint service and the relay unreachable. */
async function cutNetwork(page: Page): Promise<void> {
	await page.route(`**${apiPaths.feeds}*`, (route) => route.abort());
}

test("without JavaScript both lists can be read, their links followed, and their dates are shown", async ({
	browser,
}: {
	browser: Browser;
}) => {
	const page = await browser.newPage({ javaScriptEnabled: false });
	for (const path of [routes.blog, routes.research]) {
		await page.goto(site.url + path);
		await expect(cards(page)).toHaveCount(12);
		for (const card of await cards(page).all()) {
			await expect(card.getByRole("link")).toHaveAttribute("href", /^https?:/);
		}
		await expect(main(page)).toContainText(
			new RegExp(
				`${patternOf(copy.feedList.updated).source} \\w+ \\d+, \\d{4}, \\d\\d:\\d\\d UTC`,
			),
		);
		await expect(page.locator(".needs-script:visible")).toHaveCount(0);
	}
	await page.close();
});

test("the lists hydrate unchanged, stay if no network is available, and state their age", async ({
	page,
}) => {
	await cutNetwork(page);
	for (const path of [routes.blog, routes.research]) {
		await page.goto(path);
		const first = await cards(page).first().elementHandle();
		await isHydrated(page);
		await expect(main(page).locator("time").first()).toHaveText("3 hours ago");
		await expect(main(page)).toContainText(copy.feedList.noNewer);
		await expect(cards(page)).toHaveCount(12);
		// React hydrated the existing element; a mismatch would have replaced it.
		expect(await first?.evaluate((card) => card.isConnected)).toBe(true);
	}
});

test("the network's list replaces the built one, as does the cached list while the network hangs", async ({
	page,
}) => {
	const feeds = await fakeFeeds(page, { perSource: 3 });
	await page.goto(routes.blog);
	await expect(cards(page).first()).toContainText(`${firstSource} 2`);
	await expect(main(page).locator("time").first()).toHaveText("just now");

	feeds.mode = { proxy: "hang", relay: "hang" };
	await page.evaluate(() => {
		const cached = JSON.parse(localStorage["blog-feeds"]);
		const at = Date.now() - 2 * 60 * 60_000;
		localStorage["blog-feeds"] = JSON.stringify({ ...cached, at });
	});
	await page.reload();
	await expect(main(page).locator("time").first()).toHaveText("2 hours ago");
	await expect(cards(page).first()).toContainText(`${firstSource} 2`);
});

test("a visitor who touches the page before the network's list arrives can read on", async ({
	page,
}) => {
	let isFirst = true;
	const article = `<item><title>New</title><link>https://publisher.example/new</link><pubDate>${new Date().toUTCString()}</pubDate></item>`;
	// What the page was built with, and a newer article of one source.
	const respond = async (route: Route) => {
		const response = await route.fetch();
		const added = isFirst ? article : "";
		isFirst = false;
		const body = (await response.text()).replace("<item>", `${added}<item>`);
		await route.fulfill({ response, body });
	};
	const letGo = await holdBack(page, `**${apiPaths.feeds}*`, respond);
	await page.goto(routes.blog);
	// The list, which hydrates after the page, listens for a touch from the moment that it stores its
	// length.
	await expect.poll(() => page.evaluate(() => history.state?.visible)).toBe(12);
	await main(page).click({ position: { x: 5, y: 5 } });
	letGo();
	await expect(showNew(page, 1)).toBeVisible();
	await expect(async () => {
		await cards(page).last().scrollIntoViewIfNeeded();
		expect(await cards(page).count()).toBeGreaterThan(12);
	}).toPass();
});

test("a reload returns to the same place in a long list", async ({ page }) => {
	await fakeFeeds(page, { perSource: manyPerSource });
	await page.goto(routes.blog);
	await expect(main(page).locator("time").first()).toHaveText("just now");
	await expect(async () => {
		await cards(page).last().scrollIntoViewIfNeeded();
		expect(await cards(page).count()).toBeGreaterThanOrEqual(36);
	}).toPass();
	// Far enough from the list's end that it does not grow again.
	await goTo(page, (await scrolled(page)) - 600);
	const [top, count] = [await scrolled(page), await cards(page).count()];
	await page.reload();
	await isHydrated(page);
	await expect(cards(page)).toHaveCount(count);
	await expect.poll(() => scrolled(page)).toBe(top);
	await expect(cards(page).first()).toContainText(
		`${firstSource} ${manyPerSource - 1}`,
	);
});

test("a visitor from another page gets the built list if nothing else is available", async ({
	page,
}) => {
	await cutNetwork(page);
	await page.goto(companyPath("about"));
	await isHydrated(page);
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: labelOf(routes.blog) })
		.click();
	await expect(cards(page)).toHaveCount(12);
	await expect(main(page)).toContainText(copy.feedList.noNewer);
});

test("the home page's news categories need no network", async ({ page }) => {
	await cutNetwork(page);
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(routes.home);
	await expect(page.locator("[data-words] > span").first()).toBeAttached({
		timeout: 10_000,
	});
});

for (const path of [routes.blog, routes.research]) {
	test(`categories of ${path} pressed before the list hydrates are chosen, each press once`, async ({
		page,
	}) => {
		await cutNetwork(page);
		const letGo = await holdBack(page, "**/assets/{Blog,Research}List.*.js");
		const hydrate = await openBeforeHydration(page, path);
		const chip = main(page)
			.getByRole("group", { name: copy.feedList.categoryLabel })
			.getByRole("button");
		const [first, second] = [
			await chip.nth(1).innerText(),
			await chip.nth(2).innerText(),
		];
		const named = (name: string) =>
			main(page).getByRole("button", { name, exact: true });
		await named(second).click();
		await hydrate();
		// The page has hydrated, but its list has not.
		await named(first).click();
		// The list of papers has no more than are shown.
		const more = main(page).getByRole("button", {
			name: patternOf(copy.feedList.showMoreTags),
		});
		const hasMore = (await more.count()) > 0;
		if (hasMore) await more.click();
		await main(page).getByRole("searchbox").pressSequentially("an");
		letGo();
		await expect(named(first)).toHaveAttribute("aria-pressed", "true");
		await expect(named(second)).toHaveAttribute("aria-pressed", "false");
		await expect(page).toHaveURL(/\?q=an&category=./);
		expect(hasMore).toBe(path === routes.blog);
		await expect(named(copy.feedList.showFewer)).toHaveCount(hasMore ? 1 : 0);
	});
}
