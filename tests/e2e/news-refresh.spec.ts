import type { Page } from "playwright/test";
import { cacheMs, refetchMs } from "#content/feeds/freshness.ts";
import { feedSources } from "#content/feeds/sources.ts";
import { companyPath, routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { articlesKey } from "#frontend/features/feed-list/feed-keys.ts";
import { copy } from "#tests/copy.ts";
import { stopClock } from "./support/clock.ts";
import { fakeFeeds, fetches } from "./support/feeds.ts";
import { labelOf } from "./support/menu.ts";
import { cards, main } from "./support/news-list.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// Tests caching with a stopped clock. When a list is refetched and retried is tested in
// tests/frontend/features/feed-list/cached-feed-requests.test.ts.

const second = 1_000;
const minute = 60 * second;

test.use({ expectedFaults: [/console: Failed to load resource/] });

/** Opens the news and stops the clock soon after the first feed was requested. */
async function openStill(page: Page): Promise<void> {
	await page.clock.install();
	await page.addInitScript(() => {
		const { fetch } = window;
		window.fetch = (...args) => {
			// The page's copy and its late scripts are fetched too.
			const isOurs = /\.(json|js)$/.test(String(args[0]));
			if (!isOurs) window.askedAt ??= Date.now();
			return fetch(...args);
		};
	});
	await page.goto(routes.blog);
	await isHydrated(page);
	await page.waitForFunction(() => window.askedAt !== undefined);
	await stopClock(page);
}

/** Advances the clock to so many milliseconds after the first feed was requested. */
async function runUntil(page: Page, ms: number): Promise<void> {
	const since = await page.evaluate(() => Date.now() - (window.askedAt ?? 0));
	expect(since, "the clock is ahead of the test").toBeLessThan(ms);
	await page.clock.runFor(ms - since);
}

declare global {
	interface Window {
		askedAt?: number;
	}
}

test("a list is fresh for four minutes, on other pages too", async ({
	page,
}) => {
	const feeds = await fakeFeeds(page);
	await openStill(page);
	await expect(cards(page)).toHaveCount(12);
	const goAndReturn = async () => {
		// Not the home page, which fetches the news itself. By keyboard, because the list grows when
		// its end comes into view and moves the footer away from a mouse.
		const about = page
			.getByRole("link", { name: labelOf(companyPath("about")), exact: true })
			.last();
		await about.press("Enter");
		await page.waitForURL(companyPath("about"));
		await expect(cards(page)).toHaveCount(0);
		await page.goBack();
		await expect(cards(page).first()).toBeVisible();
	};

	await page.clock.runFor(4 * minute - 5 * second);
	await goAndReturn();
	await page.clock.runFor(100);
	expect(fetches(feeds)).toBe(1);
	await page.clock.runFor(8 * second);
	await goAndReturn();
	await expect
		.poll(async () => {
			// The page may send a request a moment after it shows the cached list.
			await page.clock.runFor(50);
			return fetches(feeds);
		})
		.toBe(2);
});

test("a list is cached for a day, and nothing breaks when it is shown again", async ({
	page,
}) => {
	const feeds = await fakeFeeds(page);
	await page.goto(routes.blog);
	await expect(cards(page)).toHaveCount(12);
	expect(
		await page.evaluate(
			(key) => JSON.parse(localStorage[key]).items.length,
			articlesKey,
		),
	).toBe(feeds.perSource * feedSources.length);
	const age = (ms: number) =>
		page.evaluate(
			([key, ms]) => {
				const cached = JSON.parse(localStorage[key]);
				localStorage[key] = JSON.stringify({ ...cached, at: Date.now() - ms });
			},
			[articlesKey, ms] as const,
		);

	await age(minute);
	feeds.asked.length = 0;
	await page.reload();
	await expect(cards(page)).toHaveCount(12);
	await expect(main(page).locator("time").first()).toHaveText("1 minute ago");
	expect(feeds.asked).toEqual([]);

	feeds.mode.relay = "fail";
	await age(cacheMs - minute);
	await page.reload();
	// Screen readers are told as well.
	await expect(
		main(page).getByRole("status").filter({ hasText: copy.feedList.noNewer }),
	).toBeVisible();
	await expect(main(page).locator("time").first()).toHaveText("23 hours ago");
	await expect(cards(page)).toHaveCount(12);

	await age(cacheMs + minute);
	await page.reload();
	await expect(main(page).getByText(copy.blog.error.heading)).toBeVisible();
	await expect(cards(page)).toHaveCount(0);
});

// Its label while a request is under way is another.
const { retry, retrying } = copy.feedList;
const retryOrRetrying = new RegExp(`^(${retry}|${retrying})$`);

test("each attempt times out after three seconds, and each failed source logs one warning", async ({
	page,
}) => {
	test.skip(!site.feedProxy, "there is no proxy");
	const feeds = await fakeFeeds(page, {
		mode: { proxy: "hang", relay: "hang" },
	});
	const warnings: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "warning") warnings.push(message.text());
	});
	const count = (via: string) =>
		feeds.asked.filter((request) => request.via === via).length;
	await openStill(page);
	await expect.poll(() => count("proxy")).toBe(feedSources.length);
	await expect(main(page).getByText(copy.blog.loading)).toBeAttached();
	await runUntil(page, 2_900);
	expect(count("relay")).toBe(0);
	await runUntil(page, 3_100);
	await expect.poll(() => count("relay")).toBe(feedSources.length);
	await runUntil(page, 5_900);
	await expect(main(page).getByText(copy.blog.error.heading)).toBeHidden();
	await runUntil(page, 6_200);
	await expect(main(page).getByText(copy.blog.error.heading)).toBeVisible();
	await expect(main(page).getByText(copy.blog.error.text)).toBeVisible();
	expect(warnings.map((text) => text.split(":")[0]).sort()).toEqual(
		feedSources.map(({ name }) => name).sort(),
	);

	// Only one source is back, and only through the relay: its articles are shown, and the console
	// still has one warning per source.
	warnings.length = 0;
	feeds.mode = { proxy: "fail", relay: "answer" };
	feeds.broken = new Set(feedSources.slice(1).map(({ name }) => name));
	await main(page).getByRole("button", { name: retryOrRetrying }).click();
	await expect(cards(page)).toHaveCount(12);
	await expect(cards(page).first()).toContainText(feedSources[0]?.name ?? "");
	expect(warnings.map((text) => text.split(":")[0]).sort()).toEqual(
		feedSources.map(({ name }) => name).sort(),
	);
});

test("a failing proxy logs one warning per source at each refetch, even though the relay responds", async ({
	page,
}) => {
	test.skip(!site.feedProxy, "there is no proxy");
	const feeds = await fakeFeeds(page);
	const warnings: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "warning") warnings.push(message.text());
	});
	const expected = feedSources.map(({ name }) => `${name}: proxy`).sort();
	const named = () =>
		warnings.map((text) => text.split(":").slice(0, 2).join(":")).sort();
	await openStill(page);
	await expect(cards(page)).toHaveCount(12);
	await expect.poll(named).toEqual(expected);

	warnings.length = 0;
	await page.clock.runFor(refetchMs + second);
	await expect.poll(() => fetches(feeds)).toBe(2);
	await expect.poll(named).toEqual(expected);

	warnings.length = 0;
	feeds.mode.proxy = "answer";
	await page.clock.runFor(refetchMs + second);
	await expect.poll(() => feeds.asked.length).toBe(5 * feedSources.length);
	expect(warnings).toEqual([]);
});

test("news and papers are shown even if the browser stores nothing", async ({
	page,
}) => {
	await fakeFeeds(page);
	await page.addInitScript(() => {
		const refuse = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
		Object.defineProperty(window, "localStorage", { get: refuse });
	});
	await page.goto(routes.blog);
	await expect(cards(page)).toHaveCount(12);
	await page.goto(routes.research);
	await expect(cards(page)).toHaveCount(12);
});
