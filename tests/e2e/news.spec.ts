import type { Page, Request } from "playwright/test";
import { feedSources } from "#content/feeds/sources.ts";
import { apiPaths, routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { articlesKey } from "#frontend/features/feed-list/feed-keys.ts";
import { copy, patternOf } from "#tests/copy.ts";
import { cards } from "./support/news-list.ts";
import { expect, test } from "./support/test.ts";

/** Which feed a request asks for, and through which route. */
function attemptOf(request: Request): { way: string; feed: string } | null {
	const url = request.url();
	if (site.feedProxy && url.startsWith(site.feedProxy)) {
		const feed = decodeURIComponent(url.slice(site.feedProxy.length));
		return { way: "proxy", feed };
	}
	const { pathname, searchParams } = new URL(url);
	const feed = searchParams.get("feed");
	return pathname === apiPaths.feeds && feed ? { way: "relay", feed } : null;
}

/** Scrolls, and loads more, until every article stored by the browser is shown. */
async function showAll(page: Page): Promise<void> {
	const more = page.getByRole("button", { name: copy.feedList.showMore });
	await expect(async () => {
		if (await more.isVisible()) await more.click();
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		const total = await page.evaluate(
			(key) => JSON.parse(localStorage[key]).items.length,
			articlesKey,
		);
		expect(await cards(page).count()).toBe(total);
	}).toPass({ intervals: [50] });
}

test("the blog shows articles of all sources, newest first, even if the proxy fails", async ({
	open,
	page,
}) => {
	const asked: { way: string; feed: string }[] = [];
	page.on("request", (request) => {
		const attempt = attemptOf(request);
		if (attempt) asked.push(attempt);
	});
	await open(routes.blog);
	await expect(cards(page)).toHaveCount(12);
	await showAll(page);

	const texts = await cards(page).allInnerTexts();
	for (const { name, url } of feedSources) {
		expect(
			texts.some((text) => text.includes(name)),
			name,
		).toBe(true);
		const ways = asked.filter(({ feed }) => feed === url);
		expect(ways.map(({ way }) => way)).toEqual(
			site.feedProxy ? ["proxy", "relay"] : ["relay"],
		);
	}
	const dates = texts.flatMap((text) => {
		const date = /\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b/.exec(text)?.[0];
		return date ? [Date.parse(date)] : [];
	});
	expect(dates.length).toBeGreaterThan(12);
	expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});

test("a query filters the list, an empty list shows its message, and more tags can be shown", async ({
	open,
	page,
}) => {
	await open(routes.blog);
	const main = page.getByRole("main");
	await expect(main.getByRole("article").first()).toBeVisible();
	await main.getByRole("searchbox").fill("zzzz no such article");
	await expect(main.getByText(copy.blog.empty.heading)).toBeVisible();
	await expect(main.getByText(copy.blog.empty.text)).toBeVisible();
	await main.getByRole("searchbox").fill("");
	await expect(main.getByRole("article").first()).toBeVisible();

	const toggle = main.getByRole("button", {
		name: patternOf(copy.feedList.showMoreTags),
	});
	await toggle.click();
	await expect(
		main.getByRole("button", { name: copy.feedList.showFewer }),
	).toBeVisible();
});

test.describe("when no source can be read", () => {
	test.use({ expectedFaults: [/console: Failed to load resource/] });

	for (const [path, { error }] of [
		[routes.blog, copy.blog],
		[routes.research, copy.research],
	] as const) {
		test(`${path} says so, with a button to try again`, async ({
			open,
			page,
		}) => {
			await page.route(`**${apiPaths.feeds}*`, (route) => route.abort());
			await open(path);
			const main = page.getByRole("main");
			await expect(main.getByText(error.heading)).toBeVisible();
			await expect(main.getByText(error.text)).toBeVisible();
			// No heading without anything below it.
			const heading = main.getByText(copy.feedList.categoryLabel);
			expect((await heading.boundingBox())?.height).toBe(1);

			await page.unroute(`**${apiPaths.feeds}*`);
			await main
				.getByRole("button", { name: copy.feedList.retry })
				.press("Enter");
			await expect(main.getByRole("article").first()).toBeVisible();
			// The button is gone, but the keyboard's place is not.
			await expect(main.locator(":focus")).toHaveText(
				`${copy.feedList.updated} just now`,
			);
		});
	}
});

test("on a phone the topic that the URL names is in view, even if no article has it", async ({
	open,
	page,
}) => {
	// High enough for the topics, however long the introduction above them is: it is the row that scrolls.
	await page.setViewportSize({ width: 360, height: 1_200 });
	await open(`${routes.blog}?category=No+Longer+Written+About`);
	await expect(page.locator("main [aria-pressed=true]")).toHaveText(
		"No Longer Written About",
	);
	await expect(page.locator("main [aria-pressed=true]")).toBeInViewport({
		ratio: 1,
	});
});
