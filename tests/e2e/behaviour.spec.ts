import type { Locator } from "playwright/test";
import {
	categoryPath,
	extensionPath,
	platformPath,
	routes,
} from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import {
	category,
	categoryHref,
	categoryIds,
	extensionCount,
	firstSource,
	service,
	serviceHref,
} from "#tests/samples.ts";
import { fakeFeeds } from "./support/feeds.ts";
import { expect, test } from "./support/test.ts";

// Promises of docs/behaviour.md that no other test checks: what is where, and its dimensions.

test.use({
	viewport: { width: 1440, height: 900 },
	expectedFaults: [/console: Failed to load resource/],
});

/** Counts the columns in which a grid or list lays out its children. */
function columnsOf(container: Locator): Promise<number> {
	return container.evaluate(
		(element) =>
			new Set(
				[...element.children].map((child) =>
					Math.round(child.getBoundingClientRect().left),
				),
			).size,
	);
}

/** Counts an element's visible lines of text. */
function linesOf(element: Locator): Promise<number> {
	return element.evaluate((text) =>
		Math.round(
			text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
		),
	);
}

const hrefsOf = (links: Locator) =>
	links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

test("Home: the spotlight has the links of three menus, and each extension and category has a card", async ({
	page,
}) => {
	await page.goto(routes.home);
	const entries = page
		.getByRole("region", { name: copy.home.spotlight.label })
		.locator("li a");
	const hrefs = await hrefsOf(entries);
	const extensions = hrefs.filter((href) =>
		href?.startsWith(extensionPath("")),
	);
	const categories = hrefs.filter((href) => href?.startsWith(categoryPath("")));
	expect(categories).toEqual(
		expect.arrayContaining(categoryIds.map(categoryPath)),
	);
	expect(extensions).toHaveLength(extensionCount);
	expect(hrefs).toEqual([
		platformPath,
		...extensions,
		...categories,
		routes.blog,
		routes.research,
	]);
	const { products, services, resources } = copy.menuWords.sections;
	const sections = [products, services, resources];
	for (const entry of await entries.all()) {
		await expect(entry.locator("svg")).toHaveCount(1);
		await expect(entry).toContainText(
			new RegExp(`^(${sections.join("|")})\\S`),
		);
	}

	const main = page.getByRole("main");
	const learnMore = main.locator("#platform").getByRole("link", {
		name: copy.home.platform.moreLabel,
	});
	expect(await hrefsOf(learnMore)).toEqual(extensions);
	const explore = main.locator("#services").getByRole("link", {
		name: copy.home.services.exploreLabel,
	});
	expect(await hrefsOf(explore)).toEqual(categories);
	await expect(
		main.getByRole("link", { name: copy.home.closing.action.label }).last(),
	).toHaveAttribute("href", copy.home.closing.action.href);
});

test("services: a category has two columns, a service three, two and five", async ({
	page,
}) => {
	await page.goto(categoryHref);
	const cards = page.locator("article", {
		hasText: copy.categoryPage.capabilitiesLabel,
	});
	const { length } = copy.services.filter(
		({ categoryId, listed }) => listed && categoryId === category.id,
	);
	expect(await columnsOf(cards.first().locator(".."))).toBe(
		Math.min(length, 2),
	);

	await page.goto(serviceHref);
	const grid = (id: string) =>
		page.locator(`#${id} article`).first().locator("..");
	expect(await columnsOf(grid("how-we-work"))).toBe(3);
	expect(await columnsOf(grid("what-you-get"))).toBe(2);
	if (!service.serviceLifecycleFlow) return;
	const steps = page.locator("ol", { hasText: /^1/ }).last();
	await expect(steps.locator("> li")).toHaveCount(5);
	expect(await columnsOf(steps)).toBe(5);
});

test("news: a card has the promised parts, with its title cut to two lines and its snippet to three", async ({
	open,
	page,
}) => {
	await fakeFeeds(page);
	await open(routes.blog);
	const card = page.getByRole("main").getByRole("article").first();
	await expect(card).toContainText(`${firstSource}\u00a0· `);
	await expect(card.locator("time")).toHaveText(
		/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/,
	);
	const read = card.getByRole("link", { name: copy.blog.readLabel });
	await expect(read).toBeVisible();
	// The article opens in a new tab.
	await expect(read).toHaveAttribute("target", "_blank");
	await expect(read).toHaveAttribute("rel", /noopener/);
	const title = card.getByRole("heading");
	const snippet = card.locator("h2 ~ p").first();
	await title.evaluate((heading) => {
		heading.textContent = "A long title ".repeat(40);
	});
	await snippet.evaluate((text) => {
		text.textContent = "Many words ".repeat(100);
	});
	expect(await linesOf(title)).toBe(2);
	expect(await linesOf(snippet)).toBe(3);
});

test("papers: All is initially chosen; the summary is cut to three lines, the title is shown in full", async ({
	open,
	page,
}) => {
	await open(routes.research);
	const main = page.getByRole("main");
	await expect(main.getByRole("article")).toHaveCount(12);
	const card = main.getByRole("article").first();
	const read = card.getByRole("link", { name: copy.research.readLabel });
	await expect(read).toBeVisible();
	await expect(read).toHaveAttribute("href", /arxiv\.org/);
	await expect(card.locator("time")).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
	await expect(
		main.getByRole("button", {
			name: copy.feedList.allCategories,
			exact: true,
		}),
	).toHaveAttribute("aria-pressed", "true");
	const summary = card.locator("h2 ~ p").first();
	await summary.evaluate((text) => {
		text.textContent = "Many words ".repeat(100);
	});
	expect(await linesOf(summary)).toBe(3);
	const title = card.getByRole("heading");
	await title.evaluate((heading) => {
		heading.textContent = "A long title ".repeat(40);
	});
	expect(await linesOf(title)).toBeGreaterThan(4);
});

test("the arrow of a link that wraps follows its last word", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await open(routes.docs);
	const link = page.getByRole("main").locator("a:has(> svg)").first();
	for (const words of [12, 13, 14, 15, 16, 17, 18]) {
		const { lines, gap, isOnLine } = await link.evaluate((link, words) => {
			const [text, arrow] = [link.firstChild, link.querySelector("svg")];
			if (!text || !arrow) throw new Error("no text or arrow");
			text.textContent = Array(words).fill("word").join(" ");
			const range = document.createRange();
			range.selectNodeContents(text);
			const all = [...range.getClientRects()];
			const last = all.at(-1) as DOMRect;
			const { left, right, top, bottom } = arrow.getBoundingClientRect();
			const middle = (top + bottom) / 2;
			return {
				lines: all.length,
				gap: left - last.right,
				isOnLine:
					middle > last.top &&
					middle < last.bottom &&
					right <= link.getBoundingClientRect().right + 1,
			};
		}, words);
		expect({ words, isOnLine }).toEqual({ words, isOnLine: true });
		expect(lines).toBeGreaterThan(1);
		expect(gap).toBeGreaterThan(4);
		expect(gap).toBeLessThan(12);
	}
});
