import type { CDPSession, Page } from "playwright/test";
import { companyPath, routes } from "#content/routes.ts";
import { categoryHref, categoryQuery, serviceHref } from "#tests/samples.ts";
import { sendButton } from "./support/contact.ts";
import { opened, sections, trigger } from "./support/menu.ts";
import { dialogOf, rowsOf } from "./support/search.ts";
import { expect, test } from "./support/test.ts";

// A page that is open all day, and whose links are followed, loads no other document: whatever a
// feature forgets to remove stays.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const paths = [
	companyPath("about"),
	routes.blog,
	routes.research,
	routes.contact,
	serviceHref,
	categoryHref,
];
const [firstRounds, moreRounds] = [2, 4];

test("elements and listeners do not accumulate while links are followed and menu and search are used", async ({
	open,
	page,
	context,
}) => {
	test.setTimeout(90_000);
	await page.setViewportSize({ width: 1280, height: 800 });
	const session = await context.newCDPSession(page);
	await session.send("Performance.enable");
	await open(categoryHref);
	for (let round = 0; round < firstRounds; round += 1) await visitAndUse(page);
	const before = await countOf(page, session);
	for (let round = 0; round < moreRounds; round += 1) await visitAndUse(page);
	const after = await countOf(page, session);
	// One forgotten element or listener in each round, or on each page, is more than that.
	expect(after.elements - before.elements).toBeLessThan(moreRounds);
	expect(after.listeners - before.listeners).toBeLessThan(moreRounds);
});

async function visitAndUse(page: Page): Promise<void> {
	for (const path of paths) {
		const title = await page.title();
		await page.evaluate((path) => history.pushState(null, "", path), path);
		await expect(page).not.toHaveTitle(title);
		if (path === routes.contact) {
			await sendButton(page).click();
			await expect(page.locator(":user-invalid").first()).toBeVisible();
		}
	}
	await page.keyboard.press("Control+k");
	await page.keyboard.type(categoryQuery);
	await expect(rowsOf(page).first()).toBeVisible();
	await dialogOf(page).evaluate((dialog: HTMLDialogElement) => dialog.close());
	await expect(rowsOf(page)).toHaveCount(0);
	await trigger(page, sections.services).click();
	expect(await opened(page)).toContain(sections.services);
	await page.keyboard.press("Escape");
	await expect.poll(() => opened(page)).toBeNull();
}

/**
 * Counts what is alive after a garbage collection, detached elements as well. Without the icons, which
 * stay once they have been shown; which ones are depends on how fast the lists load.
 */
async function countOf(page: Page, session: CDPSession) {
	await session.send("HeapProfiler.collectGarbage");
	const { metrics } = await session.send("Performance.getMetrics");
	const count = (wanted: string) =>
		metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
	const icons = await page.evaluate(() => {
		const sprite = document.querySelector("svg[data-icons]");
		if (!sprite) throw new Error("the page has no icons");
		const walker = document.createTreeWalker(sprite);
		let nodes = 0;
		while (walker.nextNode()) nodes += 1;
		return nodes;
	});
	return {
		elements: count("Nodes") - icons,
		listeners: count("JSEventListeners"),
	};
}
