import { fill } from "#content/fill.ts";
import { companyPath, routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { firstSource } from "#tests/samples.ts";
import { fakeFeeds, topics } from "./support/feeds.ts";
import { cards, main } from "./support/news-list.ts";
import { expect, test } from "./support/test.ts";

// The filters of the news.

test.use({ expectedFaults: [/console: Failed to load resource/] });

/** Shown while the list is collapsed. */
const shownTags = 10;
const about = companyPath("about");

test("a filter typed just before a link is followed is there on the way back", async ({
	open,
	page,
}) => {
	await fakeFeeds(page);
	await open(routes.blog);
	await expect(cards(page)).toHaveCount(12);
	const field = main(page).getByRole("searchbox");
	const link = page.locator(`footer a[href="${about}"]`);
	// Its page shows at once then.
	await link.hover();
	await page.waitForLoadState("networkidle");
	// In one step, faster than the URL is written.
	await link.evaluate((element: HTMLElement, text) => {
		document.querySelector<HTMLElement>("main input[type=search]")?.focus();
		document.execCommand("insertText", false, text);
		element.click();
	}, firstSource);
	await expect(page).toHaveURL(about);
	await page.goBack();
	await expect(field).toHaveValue(firstSource);
	await expect(page).toHaveURL(
		`${routes.blog}?${new URLSearchParams({ q: firstSource })}`,
	);
});

test("a tag that is shown because it is chosen is not among those to show", async ({
	open,
	page,
}) => {
	await fakeFeeds(page, { perSource: topics });
	await open(routes.blog);
	const tags = main(page)
		.getByRole("group")
		.getByRole("button", { name: /^Topic/ });
	const more = (count: number) =>
		main(page).getByRole("button", {
			name: fill(copy.feedList.showMoreTags, { count }),
			exact: true,
		});
	await more(topics - shownTags).click();
	await expect(tags).toHaveCount(topics);
	await tags.last().click();
	await main(page)
		.getByRole("button", { name: copy.feedList.showFewer })
		.click();
	await expect(tags).toHaveCount(shownTags + 1);
	await expect(more(topics - shownTags - 1)).toBeVisible();
});
