import type { Page } from "playwright/test";
import { cacheMs, refetchMs } from "#content/feeds/freshness.ts";
import { feedSources } from "#content/feeds/sources.ts";
import { routes } from "#content/routes.ts";
import {
	articlesKey,
	papersKey,
} from "#frontend/features/feed-list/feed-keys.ts";
import { stopClock } from "./support/clock.ts";
import { fakeFeeds, fetches } from "./support/feeds.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// Specification §7, "Caching", with a clock that stands still until told.

const second = 1_000;
const minute = 60 * second;

test.use({ expectedFaults: [/console: Failed to load resource/] });

const stale = "No newer list could be loaded";
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const main = (page: Page) => page.getByRole("main");

/** Opens the news and stops the clock soon after the first feed was asked for. */
async function openStill(page: Page): Promise<void> {
	await page.clock.install();
	await page.addInitScript(() => {
		const { fetch } = window;
		window.fetch = (...args) => {
			window.askedAt ??= Date.now();
			return fetch(...args);
		};
	});
	await page.goto(routes.blog);
	await isHydrated(page);
	await page.waitForFunction(() => window.askedAt !== undefined);
	await stopClock(page);
}

/** Lets time pass until so many milliseconds after the first feed was asked for. */
async function runUntil(page: Page, ms: number): Promise<void> {
	const since = await page.evaluate(() => Date.now() - (window.askedAt ?? 0));
	expect(since, "the clock is ahead of the test").toBeLessThan(ms);
	await page.clock.runFor(ms - since);
}

/** Whether the list of the last fetch has arrived and been kept. */
function isCached(page: Page): Promise<boolean> {
	return page.evaluate(
		([key, fresh]) => {
			const kept = JSON.parse(localStorage[key] ?? "null");
			return kept !== null && Date.now() - kept.at < fresh;
		},
		[articlesKey, refetchMs] as const,
	);
}

declare global {
	interface Window {
		askedAt?: number;
	}
}

test("refetches at five minutes, retries after 1, 2 and 4 s, and goes on polling afterwards", async ({
	page,
}) => {
	test.setTimeout(60_000);
	const feeds = await fakeFeeds(page);
	await openStill(page);
	await expect(cards(page)).toHaveCount(12);
	expect(fetches(feeds)).toBe(1);

	/**
	 * Lets time pass until then; so many fetches more must have come, and their answers be
	 * dealt with. Never far beyond a fetch: the hops' three seconds would be over as well.
	 */
	async function until(ms: number, more: number, what: string) {
		const before = fetches(feeds);
		await runUntil(page, ms);
		await expect
			.poll(() => fetches(feeds) - before, { message: what })
			.toBe(more);
		if (feeds.mode.relay === "fail") {
			await expect(
				main(page).getByRole("button", { name: "Try again" }),
			).toBeVisible();
		} else {
			await expect(main(page)).not.toContainText(stale);
			await expect.poll(() => isCached(page)).toBe(true);
		}
	}

	const five = 5 * minute;
	await until(five - second, 0, "before five minutes");
	await page.evaluate(() => {
		dispatchEvent(new Event("focus"));
		document.dispatchEvent(new Event("visibilitychange"));
	});
	await until(five - 900, 0, "on focus");
	await until(five + 500, 1, "at five minutes");
	await until(2 * five - second, 0, "before ten minutes");

	feeds.mode.relay = "fail";
	await until(2 * five + 500, 1, "at ten minutes, which fails");
	// What was there stays, with a word on its age.
	await expect(cards(page)).toHaveCount(12);
	await expect(main(page)).toContainText(stale);
	// It failed up to half a second before now.
	let failedBy = 2 * five + 500;
	for (const [delay, which] of [
		[1, "first"],
		[2, "second"],
		[4, "third"],
	] as const) {
		const due = failedBy + delay * second;
		await until(due - 900, 0, `before the ${which} retry`);
		await until(due, 1, `at the ${which} retry`);
		failedBy = due;
	}
	const again = failedBy + five;
	await until(again - 2_500, 0, "after the last retry");
	await until(again, 1, "five minutes after the last retry");

	feeds.mode.relay = "answer";
	await until(again + second, 1, "at its first retry, which succeeds");
	await until(4 * five - second, 0, "before twenty minutes");
	await until(4 * five + 500, 1, "at twenty minutes, at the usual pace again");
	await until(5 * five - second, 0, "before twenty-five minutes");
	await until(5 * five + 500, 1, "at twenty-five minutes");
});

test("a list is fresh for four minutes, on other pages too", async ({
	page,
}) => {
	const feeds = await fakeFeeds(page);
	await openStill(page);
	await expect(cards(page)).toHaveCount(12);
	const goAndReturn = async () => {
		// Not to the home page, which asks for its words itself.
		// By key: the list grows as its end comes into sight, and the footer moves away from a mouse.
		const about = page.getByRole("link", { name: "About", exact: true }).last();
		await about.press("Enter");
		await page.waitForURL(routes.about);
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
			// The page may ask a moment after it shows what it has.
			await page.clock.runFor(50);
			return fetches(feeds);
		})
		.toBe(2);
});

test("a list is kept for a day, and nothing breaks when it is put back", async ({
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
	).toBe(96);
	const age = (ms: number) =>
		page.evaluate(
			([key, ms]) => {
				const kept = JSON.parse(localStorage[key]);
				localStorage[key] = JSON.stringify({ ...kept, at: Date.now() - ms });
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
	await expect(main(page)).toContainText("No newer list could be loaded");
	await expect(main(page).locator("time").first()).toHaveText("23 hours ago");
	await expect(cards(page)).toHaveCount(12);

	await age(cacheMs + minute);
	await page.reload();
	await expect(main(page).getByText("Error loading blog posts")).toBeVisible();
	await expect(cards(page)).toHaveCount(0);
});

test("each hop gets three seconds, and each failed source one warning", async ({
	page,
}) => {
	const feeds = await fakeFeeds(page, {
		mode: { proxy: "hang", relay: "hang" },
	});
	const warnings: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "warning") warnings.push(message.text());
	});
	const count = (hop: string) =>
		feeds.asked.filter((request) => request.hop === hop).length;
	await openStill(page);
	await expect.poll(() => count("proxy")).toBe(8);
	await expect(
		main(page).getByText("Loading the latest articles"),
	).toBeAttached();
	await runUntil(page, 2_900);
	expect(count("relay")).toBe(0);
	await runUntil(page, 3_100);
	await expect.poll(() => count("relay")).toBe(8);
	await runUntil(page, 5_900);
	await expect(main(page).getByText("Error loading blog posts")).toBeHidden();
	await runUntil(page, 6_200);
	await expect(main(page).getByText("Error loading blog posts")).toBeVisible();
	await expect(main(page).getByText("Please try again later")).toBeVisible();
	expect(warnings.map((text) => text.split(":")[0]).sort()).toEqual(
		feedSources.map(({ name }) => name).sort(),
	);

	// Only one is back, and by the relay alone: its articles are shown, and the console still
	// has one warning for each source.
	warnings.length = 0;
	feeds.mode = { proxy: "fail", relay: "answer" };
	feeds.broken = new Set(feedSources.slice(1).map(({ name }) => name));
	await main(page)
		.getByRole("button", { name: /^Try(ing)? again$/ })
		.click();
	await expect(cards(page)).toHaveCount(12);
	await expect(cards(page).first()).toContainText(feedSources[0]?.name ?? "");
	expect(warnings.map((text) => text.split(":")[0]).sort()).toEqual(
		feedSources.map(({ name }) => name).sort(),
	);
});

test("a proxy that fails is one warning a source at each refetch, though the relay answers", async ({
	page,
}) => {
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
	await expect.poll(() => feeds.asked.length).toBe(2 * 16 + 8);
	expect(warnings).toEqual([]);
});

test("news and papers come where the browser keeps nothing", async ({
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
	expect([articlesKey, papersKey]).toEqual(["blog-feeds", "arxiv-papers"]);
});
