import { fill } from "#content/fill.ts";
import { routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { fakeFeeds, topics } from "./support/feeds.ts";
import { main } from "./support/news-list.ts";
import { expect, test } from "./support/test.ts";

// The tags of the news.

test.use({ expectedFaults: [/console: Failed to load resource/] });

/** Shown while the list is collapsed. */
const shownTags = 10;

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

test.describe("in a narrow window", () => {
	test.use({ viewport: { width: 360, height: 640 } });

	test("a tag at the window's edge is chosen by a mouse, and comes into view if the keyboard moves to it", async ({
		open,
		page,
	}) => {
		await fakeFeeds(page, { perSource: topics });
		await open(routes.blog);
		const tag = main(page)
			.getByRole("group")
			.getByRole("button", { name: /^Topic/ })
			.first();
		/** Scrolls until the tag's upper half is in view. */
		const showHalf = () =>
			tag.evaluate((chip) => {
				const { top, height } = chip.getBoundingClientRect();
				scrollBy(0, top + height / 2 - innerHeight);
			});
		await expect(tag).toBeAttached();
		await showHalf();
		const box = await tag.boundingBox();
		await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
		await expect(tag).toHaveAttribute("aria-pressed", "true");

		await page.keyboard.press("Shift+Tab");
		await showHalf();
		await expect(tag).not.toBeInViewport({ ratio: 0.9 });
		await page.keyboard.press("Tab");
		await expect(tag).toBeFocused();
		await expect(tag).toBeInViewport({ ratio: 0.9 });
	});
});
