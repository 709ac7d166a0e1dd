import type { Page } from "playwright/test";
import { apiPaths, routes } from "#content/routes.ts";
import { copy, patternOf } from "#tests/copy.ts";
import { holdBack } from "./support/hydration.ts";
import {
	dialogOf,
	inputOf,
	openOtherTab,
	searchButton,
	searchFor,
	start,
} from "./support/search.ts";
import { expect, test } from "./support/test.ts";

// The search finds the articles of the news, cached or loaded while it is open.

/** Stores the news as its page does; runs in a page. */
function storeNews(): void {
	const items = [
		{
			title: "Zebra patching in practice",
			link: "https://news.example/zebra",
			source: "Zoo Weekly",
			content: "",
			contentSnippet: "Stripes",
			creator: "",
			pubDate: "",
			categories: [],
		},
	];
	const cached = { version: 1, items, at: Date.now() };
	localStorage.setItem("blog-feeds", JSON.stringify(cached));
}

async function expectZebra(page: Page): Promise<void> {
	await searchFor(page, "zebra");
	await expect(
		dialogOf(page)
			.getByRole("group", { name: copy.searchWords.groups.News })
			.getByRole("option", { name: /Zebra patching in practice/ }),
	).toHaveAttribute("href", "https://news.example/zebra");
}

test("cached articles are found", async ({ open, page }) => {
	await page.addInitScript(storeNews);
	await open(start);
	await expectZebra(page);
});

test("articles that another tab has loaded are found", async ({
	open,
	page,
}) => {
	await open(start);
	const other = await openOtherTab(page);
	await other.evaluate(storeNews);
	await expectZebra(page);
});

/** Holds back the news, which has an article about zebras. @returns a function that releases them */
function holdBackNews(page: Page): Promise<() => void> {
	return holdBack(
		page,
		(url) => url.pathname === apiPaths.feeds,
		(route) =>
			route.fulfill({
				json: {
					items: [
						{
							title: "Zebra patching in practice",
							url: "https://news.example/zebra",
							summary: "Stripes",
						},
					],
				},
			}),
	);
}

test("articles that load while the search is open are found", async ({
	open,
	page,
}) => {
	const respond = await holdBackNews(page);
	await open(routes.home);
	await searchFor(page, "zebra");
	const news = dialogOf(page).getByRole("group", {
		name: copy.searchWords.groups.News,
	});
	await expect(dialogOf(page).getByRole("status")).toContainText(
		patternOf(copy.searchWords.noResults),
	);
	respond();
	await expect(news.getByRole("option")).toContainText("Zebra patching");
	await expect(inputOf(page)).toHaveValue("zebra");
});

test("Enter pressed while the search loads opens what is found then, not an article that loads later", async ({
	context,
	open,
	page,
}) => {
	const respond = await holdBackNews(page);
	const letGo = await holdBack(page, "**/search.json");
	await open(routes.home);
	await searchButton(page).click();
	await inputOf(page).fill("zebra");
	await inputOf(page).press("Enter");
	letGo();
	await expect(dialogOf(page).getByRole("status")).toContainText(
		patternOf(copy.searchWords.noResults),
	);
	respond();
	const news = dialogOf(page).getByRole("group", {
		name: copy.searchWords.groups.News,
	});
	await expect(news.getByRole("option")).toContainText("Zebra patching");
	expect(context.pages()).toHaveLength(1);
});
