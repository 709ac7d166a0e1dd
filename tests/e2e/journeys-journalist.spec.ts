import { fill } from "#content/fill.ts";
import { companyPath, routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { copy } from "#tests/copy.ts";
import { factOf, otherNameOf } from "#tests/samples.ts";
import { fakeFeeds } from "./support/feeds.ts";
import { countClicks, promisedClicks } from "./support/journeys.ts";
import { searchButton } from "./support/search.ts";
import { expect, test } from "./support/test.ts";

// What journalists want to do, in the number of clicks that docs/journeys.md promises.

test("a journalist finds the feed of a topic where the topic is chosen", async ({
	open,
	page,
}) => {
	test.skip(
		copy.home.secondary.href !== routes.blog,
		"the home page's second button does not lead to the news",
	);
	await fakeFeeds(page);
	const way = countClicks();
	await open(routes.home);
	await way.click(
		page
			.getByRole("main")
			.getByRole("link", { name: copy.home.secondary.label }),
	);
	const chip = page
		.getByRole("group", { name: copy.feedList.categoryLabel })
		.getByRole("button")
		.nth(1);
	await expect(chip).toBeVisible();
	const topic = (await chip.textContent()) ?? "";
	const found = page.locator(`head link[rel=alternate][title$=": ${topic}"]`);
	await expect(found).toHaveCount(0);
	await way.click(chip);
	const feed = page.getByRole("link", {
		name: fill(copy.feedList.topicFeed, { topic }),
	});
	const href = `/api/feeds?feed=news.rss&category=${encodeURIComponent(topic)}`;
	await expect(feed).toHaveAttribute("href", href);
	await expect(found).toHaveAttribute("href", href);
	// A third click would open it in the feed reader.
	way.clicks++;
	expect(way.clicks).toBe(
		promisedClicks("Journalist: from Home to a feed of one topic"),
	);
	const response = await page.request.get(href);
	expect(response.status()).toBe(200);
	expect(response.headers()["content-type"]).toContain("application/rss+xml");
	await page
		.getByRole("group", { name: copy.feedList.categoryLabel })
		.getByRole("button", { name: copy.feedList.allCategories, exact: true })
		.click();
	await expect(feed).toHaveCount(0);
	await expect(found).toHaveCount(0);
});

test("a journalist finds the press contact in the search and on Contact", async ({
	open,
	page,
}) => {
	test.skip(
		site.pressEmail === "" || !factOf("press"),
		"there is no press contact",
	);
	const address = site.pressEmail;
	const way = countClicks();
	await open(companyPath("about"));
	await way.click(searchButton(page));
	await page.getByRole("combobox").fill(otherNameOf("press"));
	const answer = page.getByRole("option").first();
	await expect(answer).toContainText(address);
	// The second click copies it.
	way.clicks++;
	expect(way.clicks).toBe(
		promisedClicks("Journalist: from any page's search to the press contact"),
	);
	await open(`${routes.contact}#press`);
	await expect(page.locator("#press")).toContainText(address);
});
