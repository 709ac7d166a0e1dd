import { apiPaths, companyPath, routes } from "#content/routes.ts";
import { maxLoadMs } from "#frontend/hooks/load-in-time.ts";
import { copy } from "#tests/copy.ts";
import { fakeFeeds } from "./support/feeds.ts";
import { holdBack } from "./support/hydration.ts";
import { labelOf } from "./support/menu.ts";
import { countLoads } from "./support/missing-part.ts";
import { footerLink, heading } from "./support/navigation.ts";
import { cards, main } from "./support/news-list.ts";
import { expect, test } from "./support/test.ts";

// Requests for a list's code that get no response, on the way from another page: it was not built with the list.

test.use({ expectedFaults: [/console: Failed to load resource|no response/] });

test.beforeEach(({ page }) => page.clock.install());

const lists = [
	{ path: routes.blog, words: copy.blog, code: "fetch-articles" },
	{ path: routes.research, words: copy.research, code: "fetch-papers" },
];

for (const { path, words, code } of lists)
	test(`${path} whose code to fetch its list does not come says so after a while, and has its list once that has come`, async ({
		open,
		page,
	}) => {
		await fakeFeeds(page);
		// Every page fetches the news for its search; without them, the list has nothing to show.
		await page.route(`**${apiPaths.feeds}`, (route) => route.abort());
		const file = `**/assets/${code}.*.js`;
		const respond = await holdBack(page, file);
		await open(companyPath("about"));
		const asked = page.waitForRequest(file);
		await footerLink(page, labelOf(path)).click();
		await asked;
		await page.clock.fastForward(maxLoadMs);
		await expect(main(page)).toContainText(words.error.heading);
		respond();
		await page.getByRole("button", { name: copy.feedList.retry }).click();
		await expect(cards(page).first()).toBeVisible();
	});

test("a list whose own code does not come is loaded from the server with its page", async ({
	open,
	page,
}) => {
	const file = "**/assets/BlogList.*.js";
	await open(companyPath("about"));
	const asked = page.waitForRequest(file);
	await page.route(file, () => new Promise(() => {}), { times: 1 });
	await footerLink(page, labelOf(routes.blog)).click();
	await asked;
	await expect(heading(page)).toHaveText(copy.blog.heading);
	const loads = countLoads(page);
	await page.clock.fastForward(maxLoadMs);
	await expect.poll(loads).toBe(1);
	await expect(heading(page)).toHaveText(copy.blog.heading);
});
