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
